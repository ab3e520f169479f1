import { box, type Ground, type Point, stripes, surroundings } from './ground.ts'

const size: Point = [800, 500]

/** No posts: a line to cross, and the seven metres that are given back at each touch. */
export const touchRugby: Ground = {
  size,
  areas: [
    { d: surroundings(size), fill: '#4E7A2A' },
    { d: stripes(size, 75, -300, 1350), fill: '#476F25' },
    { d: `${box(0, 0, 50, 500)}M750 0h50v500h-50z`, fill: '#33591B' },
  ],
  marks: [
    { d: `${box(0, 0, 800, 500)}M50 0V500M750 0V500M400 0V500` },
    { d: 'M120 0V500M680 0V500', dash: '12 10' },
  ],
  shade: '#2D5417',
  views: [[110, 130]],
  landmark: [110, 130],
  closeness: 1.05,
}
