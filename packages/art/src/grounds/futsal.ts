import { box, circle, type Ground, type Point, surroundings } from './ground.ts'

const size: Point = [800, 400]

export const futsal: Ground = {
  size,
  areas: [{ d: surroundings(size), fill: '#1D6C86' }],
  marks: [
    { d: `${box(0, 0, 800, 400)}M400 0V400${circle(400, 200, 60)}` },
    { d: 'M0 25c88 0 120 70 120 120v110c0 50-32 120-120 120' },
    { d: 'M800 25c-88 0-120 70-120 120v110c0 50 32 120 120 120' },
    { d: circle(400, 200, 5) + circle(120, 200, 4.5) + circle(680, 200, 4.5), filled: true },
  ],
  shade: '#0C3A4A',
  views: [
    [400, 200],
    [90, 200],
    [710, 200],
    [20, 30],
  ],
  landmark: [120, 200],
  closeness: 1.25,
}
