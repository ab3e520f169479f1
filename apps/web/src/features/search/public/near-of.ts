import type { Position } from '@turnout/rules/geofence'

/** The position as lists are asked with it, and how far from it they look. */
export const nearOf = (position: Position | null, km?: number) =>
  position && {
    latitude: position.latitude,
    longitude: position.longitude,
    ...(km !== undefined && { within_km: km }),
  }
