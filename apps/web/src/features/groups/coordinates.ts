import type { Position } from '@turnout/rules/geofence'

const NUMBER = /^[+-]?\d{1,3}(\.\d+)?$/

/** '51.53917' within ± max, or null. A decimal comma is accepted, because half of Europe types one. */
export function parseDegrees(text: string, max: 90 | 180): number | null {
  const normalized = text.trim().replace(',', '.').replace('−', '-')
  if (!NUMBER.test(normalized)) return null
  const degrees = Number(normalized)
  return Math.abs(degrees) <= max ? degrees : null
}

/** '51.53917, -0.05761', as maps copy it. */
export function parsePosition(text: string): Position | null {
  const [first, second, ...more] = text.trim().split(/\s*[,;]\s+|\s*;\s*|(?<=\.\d+),|\s+/)
  if (first === undefined || second === undefined || more.length > 0) return null
  const latitude = parseDegrees(first, 90)
  const longitude = parseDegrees(second, 180)
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
