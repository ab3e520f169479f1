import { box, circle, type Ground, type Point, surroundings } from './ground.ts'

const size: Point = [420, 240]
const YELLOW = '#FFDA1A'
const SKY = '#7EC7FC'
const PINK = '#FB8DA8'

/** Asphalt with the crossing lines of every game ever played on it: home to all sports without a ground. */
export const schoolYard: Ground = {
  size,
  areas: [{ d: surroundings(size), fill: '#4B5853' }],
  marks: [
    { d: `${box(0, 0, 420, 240)}M210 0V240${circle(210, 120, 42)}`, width: 3.6 },
    { d: `${box(30, 20, 360, 200)}M120 20V220M300 20V220`, width: 3.6, colour: YELLOW },
    { d: 'M0 70H90V170H0M420 70H330V170H420', width: 3.6, colour: SKY },
    {
      d: 'M0 30c90 0 120 50 120 90s-30 90-120 90M420 30c-90 0-120 50-120 90s30 90 120 90',
      width: 3.6,
      colour: PINK,
    },
  ],
  shade: '#222B27',
  views: [
    [210, 120],
    [90, 120],
    [330, 120],
    [210, 30],
  ],
  landmark: [150, 120],
  closeness: 1.9,
}
