import { useQuery } from '@tanstack/react-query'
import { listVenuesNearby, type Venue } from '@turnout/contract/places'
import { distance, type Position } from '@turnout/rules/geofence'
import { read } from '../../platform/api/queries.ts'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { roundPosition } from './round-position.ts'

export type VenueNearby = Venue & { metres: number }

/** Venues of groups near a position, nearest first. The server gets the position rounded to about a kilometre. */
export function useVenuesNearby(near: Position | null): { venues: VenueNearby[]; isAnswered: boolean } {
  const signedIn = useIsSignedIn()
  const { data } = useQuery({
    ...read(listVenuesNearby, { query: roundPosition(near ?? { latitude: 0, longitude: 0 }) }),
    enabled: signedIn && near !== null,
    staleTime: 10 * 60_000,
  })
  if (!near || !data) return { venues: [], isAnswered: false }
  const venues = data.venues.map((venue) => ({ ...venue, metres: distance(near, venue) }))
  return { venues: venues.toSorted((a, b) => a.metres - b.metres), isAnswered: true }
}
