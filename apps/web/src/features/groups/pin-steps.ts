import { EARTH_RADIUS_M, type Position } from '@turnout/rules/geofence'

export type PinStep = { north: number; east: number }

const DIRECTIONS: Record<string, PinStep> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowLeft: { north: 0, east: -1 },
  ArrowRight: { north: 0, east: 1 },
}

/** How many metres a key moves the pin; null for keys that are somebody else's. */
export function stepForKey({ key, shiftKey }: { key: string; shiftKey: boolean }): PinStep | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const metres = shiftKey ? 50 : 5
  return { north: direction.north * metres, east: direction.east * metres }
}

const DEGREE_M = (Math.PI / 180) * EARTH_RADIUS_M

/** Rounded to a tenth of a metre; beyond the date line it comes in on the other side. */
export function movePosition({ latitude, longitude }: Position, { north, east }: PinStep): Position {
  const up = Math.min(90, Math.max(-90, latitude + north / DEGREE_M))
  // near a pole a metre is many degrees; the pin need not circle it
  const narrow = Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const along = longitude + east / (DEGREE_M * narrow)
  return { latitude: rounded(up), longitude: rounded(((along + 540) % 360) - 180) }
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** The longest round length that fits 100 pixels, and how many it takes. */
export function scaleOf(metresPerPixel: number): { metres: number; pixels: number } {
  const available = metresPerPixel * 100
  const power = 10 ** Math.floor(Math.log10(available))
  const metres = ([5, 2, 1].find((times) => times * power <= available) ?? 1) * power
  return { metres, pixels: Math.round(metres / metresPerPixel) }
}
