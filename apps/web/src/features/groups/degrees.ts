import type { Position } from '@turnout/rules/place'

const NUMBER = /^[+-]?\d{1,3}(\.\d+)?$/

/** '51.53917' within ± most, or nothing. A comma for the point is fine: half of Europe types one. */
export function degreesIn(text: string, most: 90 | 180): number | null {
  const said = text.trim().replace(',', '.').replace('−', '-')
  if (!NUMBER.test(said)) return null
  const degrees = Number(said)
  return Math.abs(degrees) <= most ? degrees : null
}

/** '51.53917, -0.05761', as maps copy it. */
export function placeIn(text: string): Position | null {
  const [first, second, ...more] = text.trim().split(/\s*[,;]\s+|\s*;\s*|(?<=\.\d+),|\s+/)
  if (first === undefined || second === undefined || more.length > 0) return null
  const latitude = degreesIn(first, 90)
  const longitude = degreesIn(second, 180)
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
