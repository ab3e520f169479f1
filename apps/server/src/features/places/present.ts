import type { Suggestion } from '@turnout/contract/places'
import type { Position } from '@turnout/rules/geofence'
import type { PlaceRow } from './store.ts'

type Venue = { id: string; name: string; address: string; groups: number } & Position

export const presentVenue = (venue: Venue): Suggestion => ({ ...venue, source: 'venue' })

export const presentPlace = ({ id, source, name, address, latitude, longitude }: PlaceRow): Suggestion => ({
  id,
  source,
  name: name ?? '',
  address: address ?? '',
  ...(latitude !== null && longitude !== null && { latitude, longitude }),
})
