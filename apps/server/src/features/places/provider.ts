import type { Position } from '@turnout/rules/geofence'
import type { Deps } from '../../deps.ts'
import { googlePlaces } from './google.ts'
import { photon } from './photon.ts'

export interface FoundPlace {
  sourceId: string
  name: string
  address: string
  at: Position | null
}

export interface PlaceQuery {
  text: string
  near: Position | null
  session: string | undefined
}

/** A map service: two questions, answered or thrown. */
export interface Provider {
  source: 'photon' | 'google'
  attribution: string
  /** How long the same question needs no second asking. */
  cacheForMs: number
  suggest(query: PlaceQuery): Promise<FoundPlace[]>
  /** Where a place is that came without coordinates; a service that always sends them has no such call. */
  locate:
    | ((sourceId: string, session: string | undefined) => Promise<{ address: string; at: Position }>)
    | null
}

export function providerOf(places: Deps['config']['places'], contact: string): Provider | null {
  if (places.type === 'photon') return photon(places.url, contact)
  if (places.type === 'google') return googlePlaces(places.url, places.key, contact)
  return null
}
