import type { Position } from '@turnout/rules/geofence'
import type { Deps } from '../../deps.ts'
import { googlePlaces } from './google.ts'
import { photon } from './photon.ts'

export interface Found {
  sourceId: string
  name: string
  address: string
  at: Position | null
}

export interface Question {
  text: string
  near: Position | null
  session: string | undefined
}

/** A map service: two questions, answered or thrown. */
export interface Provider {
  source: 'photon' | 'google'
  attribution: string
  /** How long the same question needs no second asking. */
  goodForMs: number
  suggest(question: Question): Promise<Found[]>
  /** Where a place is that came without coordinates; a service that always sends them has no such call. */
  locate:
    | ((sourceId: string, session: string | undefined) => Promise<{ address: string; at: Position }>)
    | null
}

export function providerOf(places: Deps['config']['places'], contact: string): Provider | null {
  if (places.by === 'photon') return photon(places.url, contact)
  if (places.by === 'google') return googlePlaces(places.url, places.key, contact)
  return null
}
