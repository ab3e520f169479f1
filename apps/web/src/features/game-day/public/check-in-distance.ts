import { checkGeofence, distance, type GeolocationReading, type Position } from '@turnout/rules/geofence'
import type { CheckInDistance } from '../../../art/check-in-circle.tsx'
import { checkInDistance as texts } from '../arrival-texts.ts'

/** '40 m', '620 m', '1.2 km' */
export const formatDistance = (distanceM: number): string =>
  distanceM < 1000
    ? `${Math.round(distanceM)} m`
    : texts.km((distanceM / 1000).toFixed(distanceM < 10_000 ? 1 : 0))

export type MeasuredDistance = { isInside: boolean; marker: CheckInDistance }

/** The distance of a phone from the venue, by the same rule as on the server. */
export function measureDistance(
  reading: GeolocationReading,
  venue: Position & { radius: number },
): MeasuredDistance {
  const distanceM = distance(reading, venue)
  return {
    isInside: checkGeofence(reading, venue).ok,
    marker: { metres: distanceM, radius: venue.radius, label: `You, ${formatDistance(distanceM)}` },
  }
}
