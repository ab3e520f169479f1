import { box, circle, type Ground, type Point, stripes, surroundings } from './ground.ts'

const size: Point = [1050, 680]

export const football: Ground = {
  size,
  areas: [
    { d: surroundings(size), fill: '#1A7A44' },
    { d: stripes(size, 75, -300, 1350), fill: '#15703D' },
  ],
  marks: [
    { d: `${box(0, 0, 1050, 680)}M525 0V680` },
    { d: 'M0 138.5H165V541.5H0M1050 138.5H885V541.5H1050M0 248.5H55V431.5H0M1050 248.5H995V431.5H1050' },
    { d: `${circle(525, 340, 91.5)}M165 267a91.5 91.5 0 0 1 0 146M885 267a91.5 91.5 0 0 0 0 146` },
    {
      d: 'M0 18a18 18 0 0 0 18-18M1032 0a18 18 0 0 0 18 18M1050 662a18 18 0 0 0-18 18M18 680a18 18 0 0 0-18-18',
    },
    { d: 'M0 303.4H-26V376.6H0M1050 303.4H1076V376.6H1050', width: 2.6 },
    { d: circle(525, 340, 4.6) + circle(110, 340, 4) + circle(940, 340, 4), filled: true },
  ],
  shade: '#0A3B20',
  views: [
    [525, 340],
    [120, 340],
    [930, 340],
    [20, 20],
    [165, 400],
    [525, 30],
    [880, 250],
  ],
  landmark: [525, 340],
  closeness: 1,
}
