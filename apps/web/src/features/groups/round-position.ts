import type { Position } from '@turnout/rules/geofence'

/** To about a kilometre: enough to find a pitch without revealing a person's home. */
export const roundPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
})
