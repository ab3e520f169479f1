type Venue = {
  venue_name: string | null
  venue_address: string | null
  venue_latitude?: number | null | undefined
  venue_longitude?: number | null | undefined
}

/** A link to the map with directions to the pin; without a pin, a search for the address. */
export function directionsTo({
  venue_name: name,
  venue_address: address,
  venue_latitude: latitude,
  venue_longitude: longitude,
}: Venue): string {
  const hasPin = latitude != null && longitude != null
  const query = hasPin
    ? `directions?to=${latitude}%2C${longitude}`
    : `search?query=${encodeURIComponent([name, address].filter(Boolean).join(', '))}`
  return `https://www.openstreetmap.org/${query}`
}
