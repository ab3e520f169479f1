import { box, type Ground, type Point, surroundings } from './ground.ts'

const size: Point = [713, 329]

export const tennis: Ground = {
  size,
  areas: [
    { d: surroundings(size), fill: '#2F7F66' },
    { d: box(0, 0, 713, 329), fill: '#2B68B0' },
  ],
  marks: [
    { d: `${box(0, 0, 713, 329)}M0 41H713M0 288H713`, width: 3 },
    { d: 'M169 41V288M544 41V288M169 164.5H544', width: 3 },
    { d: 'M356.5-30V359', width: 4.5 },
  ],
  shade: '#12365F',
  views: [
    [356, 164],
    [169, 150],
    [544, 60],
    [30, 40],
  ],
  landmark: [200, 150],
  closeness: 1.3,
}
