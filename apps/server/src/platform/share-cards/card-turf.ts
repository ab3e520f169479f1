import type { OverlayOptions } from 'sharp'
import { CARD } from './card-size.ts'

export type Box = { left: number; top: number; width: number; height: number }

export const TURF = { height: 462, inset: 22, stripe: 60 } as const
type Colour = readonly [red: number, green: number, blue: number]
export const LINE: Colour = [255, 255, 255]
export const SOFT_LINE: Colour = [93, 138, 113]
const GROUND: Colour = [7, 54, 31]
const STRIPES: readonly Colour[] = [
  [14, 91, 52],
  [12, 85, 48],
]
const DASH = { length: 8, gap: 6 } as const

export interface Fill extends Box {
  colour: Colour
}

/** Striped turf with shapes on it, pixel by pixel, because the picture library must not read vector files. */
export function turfWith(shapes: readonly Fill[]): OverlayOptions {
  const raw = { width: CARD.width, height: TURF.height, channels: 3 } as const
  const input = Buffer.alloc(raw.width * raw.height * raw.channels)
  const stripes = Array.from(
    { length: CARD.width / TURF.stripe },
    (_, index): Fill => ({
      ...{ left: index * TURF.stripe, top: 0, width: TURF.stripe, height: TURF.height },
      colour: STRIPES[index % STRIPES.length] ?? GROUND,
    }),
  )
  for (const { left, top, width, height, colour } of [...stripes, ...shapes])
    for (let y = Math.round(top); y < Math.round(top + height); y++) {
      const start = (y * raw.width + Math.round(left)) * raw.channels
      input.fill(Buffer.from(colour), start, start + Math.round(width) * raw.channels)
    }
  return { input, raw }
}

/** A horizontal or vertical line from a corner or a middle point; dashed while it is open. */
export function line({ left, top, width, height }: Box, isSettled = true): Fill[] {
  const thick = 3
  const isAlong = height === 0
  const length = isAlong ? width : height
  const step = isSettled ? length : DASH.length + DASH.gap
  const dash = isSettled ? length + thick : DASH.length
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => ({
    left: left - thick / 2 + (isAlong ? index * step : 0),
    top: top - thick / 2 + (isAlong ? 0 : index * step),
    width: isAlong ? dash : thick,
    height: isAlong ? thick : dash,
    colour: LINE,
  }))
}

export function frame({ left, top, width, height }: Box, isSettled: boolean): Fill[] {
  return [
    { ...{ left, top, width, height }, colour: GROUND },
    ...line({ left, top, width, height: 0 }, isSettled),
    ...line({ left, top: top + height, width, height: 0 }, isSettled),
    ...line({ left, top, width: 0, height }, isSettled),
    ...line({ left: left + width, top, width: 0, height }, isSettled),
  ]
}
