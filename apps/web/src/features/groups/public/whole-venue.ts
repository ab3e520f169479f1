type VenueField = 'venue_latitude' | 'venue_longitude' | 'venue_name' | 'venue_address'

/** A new pin is sent with the whole venue: alone it could end up under the name and address of another place. */
export function withWholeVenue<V extends { [F in VenueField]?: unknown }, C extends object>(
  { venue_latitude, venue_longitude, venue_name, venue_address }: V,
  changed: C,
) {
  const hasMoved = 'venue_latitude' in changed || 'venue_longitude' in changed
  return hasMoved ? { ...changed, venue_latitude, venue_longitude, venue_name, venue_address } : changed
}
