import type { Position } from '@turnout/rules/geofence'

type Pin = { venue_latitude: number | null; venue_longitude: number | null }

/** The position of a venue; null until its pin is set. */
export const pinOf = ({ venue_latitude: latitude, venue_longitude: longitude }: Pin): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }
