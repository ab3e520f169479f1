import type { Position } from '@turnout/rules/geofence'

type Pin = { venue_latitude: number | null; venue_longitude: number | null }

/** The position of a venue; null until its pin is set. */
export const pinOf = ({ venue_latitude: latitude, venue_longitude: longitude }: Pin): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** A new pin is sent with the whole venue: alone it could end up under the name and address of another place. */
export function withWholeVenue<
  V extends { [F in keyof Pin | 'venue_name' | 'venue_address']?: unknown },
  C extends object,
>({ venue_latitude, venue_longitude, venue_name, venue_address }: V, changed: C) {
  const hasMoved = 'venue_latitude' in changed || 'venue_longitude' in changed
  return hasMoved ? { ...changed, venue_latitude, venue_longitude, venue_name, venue_address } : changed
}
