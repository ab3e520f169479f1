import { EARTH_RADIUS_M, type Position } from '@turnout/rules/geofence'

export type PinStep = { north: number; east: number }

const DIRECTIONS: Record<string, PinStep> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowLeft: { north: 0, east: -1 },
  ArrowRight: { north: 0, east: 1 },
}

/** How far a key moves the pin, in metres; null for keys other than arrows. */
export function stepForKey({ key, shiftKey }: { key: string; shiftKey: boolean }): PinStep | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const metres = shiftKey ? 50 : 5
  return { north: direction.north * metres, east: direction.east * metres }
}

const DEGREE_M = (Math.PI / 180) * EARTH_RADIUS_M

/** Past the date line the pin continues on the other side. */
export function movePosition({ latitude, longitude }: Position, { north, east }: PinStep): Position {
  const up = Math.min(90, Math.max(-90, latitude + north / DEGREE_M))
  // near a pole one metre is many degrees; this limit keeps a step from circling it
  const narrow = Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const along = longitude + east / (DEGREE_M * narrow)
  return { latitude: rounded(up), longitude: rounded(((along + 540) % 360) - 180) }
}

/** To about a tenth of a metre. */
export const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** The longest round length within 100 pixels, and its width in pixels. */
export function scaleOf(metresPerPixel: number): { metres: number; pixels: number } {
  const available = metresPerPixel * 100
  const power = 10 ** Math.floor(Math.log10(available))
  const metres = ([5, 2, 1].find((times) => times * power <= available) ?? 1) * power
  return { metres, pixels: Math.round(metres / metresPerPixel) }
}
