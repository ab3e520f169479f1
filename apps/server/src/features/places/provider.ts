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
