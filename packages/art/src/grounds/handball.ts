import { box, type Ground, type Point, surroundings } from './ground.ts'

const size: Point = [800, 400]

/** Around the posts of both goals: six metres, and nine for free throws. */
const arcs = (r: number) =>
  `M0 ${200 - r}a${r} ${r} 0 0 1 0 ${2 * r}M800 ${200 - r}a${r} ${r} 0 0 0 0 ${2 * r}`

export const handball: Ground = {
  size,
  areas: [
    { d: surroundings(size), fill: '#5C74BC' },
    { d: arcs(140), fill: '#E0A23C' },
  ],
  marks: [
    { d: `${box(0, 0, 800, 400)}M400 0V400${arcs(140)}M140 190V210M660 190V210` },
    { d: arcs(190), dash: '12 10' },
  ],
  shade: '#12365F',
  views: [[130, 200]],
  landmark: [130, 200],
  closeness: 1.2,
}
