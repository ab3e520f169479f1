import type { Position } from '@turnout/rules/geofence'

/** The town is enough to find a pitch; the house is no one's business. */
export const roundPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
})
