import { box, circle, ground } from './ground.ts'

const keys = box(0, 216, 174, 147) + box(666, 216, 174, 147)

export const basketball = ground([840, 580], '#C8642B', {
  pieces: [{ d: keys + circle(420, 290, 54), fill: '#8C3A17' }],
  marks: [
    { d: `${box(0, 0, 840, 580)}M420 0V580${keys}` },
    { d: circle(420, 290, 54) + circle(174, 290, 54) + circle(666, 290, 54) },
    { d: 'M0 27H90a263 263 0 0 1 0 526H0M840 27H750a263 263 0 0 0 0 526H840' },
    { d: circle(47, 290, 7) + circle(793, 290, 7) },
  ],
  shade: '#6B2F10',
  views: [
    [420, 290],
    [120, 290],
    [720, 290],
    [200, 470],
  ],
  landmark: [130, 290],
  closeness: 1.1,
})
