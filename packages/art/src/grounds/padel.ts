import { box, type Ground, type Point, surroundings } from './ground.ts'

const size: Point = [600, 300]

/** A court in a cage: glass behind both ends and around the corners. */
export const padel: Ground = {
  size,
  areas: [
    { d: surroundings(size), fill: '#4B5853' },
    { d: box(0, 0, 600, 300), fill: '#2F8FD0' },
  ],
  marks: [
    { d: 'M92 0V300M508 0V300M92 150H508M300-8V308' },
    { d: 'M120 0H0V300H120M480 0H600V300H480', width: 9, colour: '#BFE6F7' },
  ],
  shade: '#12365F',
  views: [[92, 150]],
  landmark: [92, 150],
  closeness: 1.3,
}
