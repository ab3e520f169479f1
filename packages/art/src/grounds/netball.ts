import { box, circle, type Ground, type Point, surroundings } from './ground.ts'

const size: Point = [610, 305]
const shootingCircles = 'M0 103a49 49 0 0 1 0 98M610 103a49 49 0 0 0 0 98'

export const netball: Ground = {
  size,
  areas: [
    { d: surroundings(size), fill: '#7B3F73' },
    { d: shootingCircles, fill: '#95558C' },
  ],
  marks: [
    { d: `${box(0, 0, 610, 305)}M203 0V305M407 0V305` },
    { d: shootingCircles },
    { d: circle(305, 152, 9) },
  ],
  shade: '#3F1A3A',
  views: [
    [40, 150],
    [570, 150],
    [40, 120],
    [565, 180],
  ],
  landmark: [70, 150],
  closeness: 2.1,
}
