import { box, circle, type Ground, type Point, stripes, surroundings } from './ground.ts'

const size: Point = [480, 240]

/** Raked sand; the lines are ribbons, only the net is white. */
export const volleyball: Ground = {
  size,
  areas: [
    { d: surroundings(size), fill: '#E6C58C' },
    { d: stripes(size, 30, -120, 600), fill: '#DFBB7C' },
  ],
  marks: [
    { d: box(0, 0, 480, 240), width: 5, colour: '#1B4E8F' },
    { d: 'M240-20V260', width: 7 },
    { d: circle(240, -20, 5) + circle(240, 260, 5), filled: true },
  ],
  shade: '#9A763A',
  views: [
    [240, 120],
    [240, 20],
    [30, 30],
    [430, 210],
  ],
  landmark: [325, 165],
  closeness: 1.8,
}
