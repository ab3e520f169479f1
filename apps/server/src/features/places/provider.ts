import type { Position } from '@turnout/rules/geofence'

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

/** A map service. Both calls throw on failure. */
export interface Provider {
  source: 'photon' | 'google'
  attribution: string
  /** How long an answer is cached. */
  cacheForMs: number
  suggest(query: PlaceQuery): Promise<FoundPlace[]>
  /** The address and position of a place without coordinates; null for a service that always sends them. */
  locate:
    | ((sourceId: string, session: string | undefined) => Promise<{ address: string; at: Position }>)
    | null
}
