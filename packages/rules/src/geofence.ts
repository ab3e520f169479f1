import { ok, type Result, refuse } from './result.ts'

/** Degrees, WGS 84. */
export interface Position {
  latitude: number
  longitude: number
}

/** Metres; the specification fixes this figure. */
export const EARTH_RADIUS_M = 6_371_000
export const DEFAULT_VENUE_RADIUS_M = 150
/**
 * The accuracy that the phone reports counts in the person's favour up to this: a coarse position covers half
 * a city.
 */
export const MAX_ACCURACY_BONUS_M = 50

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** [P-1] Great-circle distance in metres, by the haversine formula. */
export function distance(from: Position, to: Position): number {
  const sinLat = Math.sin(radians(to.latitude - from.latitude) / 2)
  const sinLon = Math.sin(radians(to.longitude - from.longitude) / 2)
  const h =
    sinLat * sinLat + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * sinLon * sinLon
  // rounding can lift h a hair above 1 at the antipode, where asin would be NaN
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, h)))
}

/** The straight line through the earth between two points this far apart, in earth radii. */
export const chord = (metres: number): number => 2 * Math.sin(metres / (2 * EARTH_RADIUS_M))

export interface GeolocationReading extends Position {
  /** Metres, as the phone reports it; absent when it reports none. */
  accuracy?: number | undefined
}

/**
 * [P-2] Whether a phone's reading lies in the venue's circle. Metres throughout.
 * Returns the measured distance; refuses `not-at-venue` beyond radius + min(accuracy, 50).
 */
export function checkGeofence(
  reading: GeolocationReading,
  venue: Position & { radius: number },
): Result<{ distance: number }, 'not-at-venue'> {
  const measured = distance(reading, venue)
  const bonus = Math.min(Math.max(reading.accuracy ?? 0, 0), MAX_ACCURACY_BONUS_M)
  return measured <= venue.radius + bonus ? ok({ distance: measured }) : refuse('not-at-venue')
}
