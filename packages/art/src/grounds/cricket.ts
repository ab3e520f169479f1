import { box, type Ground, type Point, stripes, surroundings } from './ground.ts'

const size: Point = [201, 30]

/** The size is the pitch between the wickets; the field around it goes on to the rope. */
export const cricket: Ground = {
  size,
  areas: [
    { d: surroundings(size), fill: '#5F9A3C' },
    { d: stripes(size, 60, -720, 900), fill: '#578F36' },
    { d: box(-18, -15, 237, 60), fill: '#DCC98F' },
  ],
  marks: [
    { d: 'M0-12V42M201-12V42M12.2-10V40M188.8-10V40M0 2H12M0 28H12M201 2H189M201 28H189', width: 2.6 },
    { d: 'M100-285a300 300 0 0 1 0 600M100-285a300 300 0 0 0 0 600', width: 3, dash: '10 8' },
  ],
  shade: '#2D5417',
  views: [
    [30, 20],
    [170, 10],
    [100, 15],
    [12, 28],
  ],
  landmark: [70, 15],
  closeness: 2.6,
}
