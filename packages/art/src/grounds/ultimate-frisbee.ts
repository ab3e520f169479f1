import { box, type Ground, type Point, surroundings } from './ground.ts'

const size: Point = [1000, 370]

export const ultimateFrisbee: Ground = {
  size,
  areas: [
    { d: surroundings(size), fill: '#2C8C6A' },
    { d: `${box(0, 0, 180, 370)}M820 0h180v370h-180z`, fill: '#67B58F' },
  ],
  marks: [{ d: `${box(0, 0, 1000, 370)}M180 0V370M820 0V370` }],
  shade: '#0A3B20',
  views: [[180, 120]],
  landmark: [180, 120],
  closeness: 1.1,
}
