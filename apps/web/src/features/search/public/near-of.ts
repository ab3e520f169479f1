import type { Position } from '@turnout/rules/geofence'

/** Position and distance as query parameters of lists. */
export const nearOf = (position: Position | null, km?: number) =>
  position && {
    latitude: position.latitude,
    longitude: position.longitude,
    ...(km !== undefined && { within_km: km }),
  }
