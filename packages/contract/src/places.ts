import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { checkPosition, QueryPosition, RequiredQueryDegrees } from './wire/degrees.ts'
import { line } from './wire/text.ts'

/** Where a suggestion comes from: a venue that groups here play at, or the provider that the operator chose. */
const Source = z.enum(['venue', 'photon', 'google'])

const place = { id: z.uuid(), name: z.string(), address: z.string() }

const Suggestion = model('PlaceSuggestion', {
  ...place,
  source: Source,
  /** Absent while only `GET /places/:placeId` knows it. */
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  /** How many groups play there, where that is known. */
  groups: z.number().int().optional(),
})
export type Suggestion = z.output<typeof Suggestion>

const Venue = model('VenueNearby', {
  ...place,
  latitude: z.number(),
  longitude: z.number(),
  /** How many groups play there. */
  groups: z.number().int(),
})
export type Venue = z.output<typeof Venue>

/** One for each use of the field, so that a provider counts its keystrokes as one request. */
const SessionToken = z.uuid('This is not an id.').optional()

export const suggestPlaces = endpoint('suggestPlaces', 'GET /places/suggest', {
  summary: 'Venues that begin like this: those of other groups first, then what the map provider knows.',
  query: z
    .object({ q: line('Address', 100, 4), ...QueryPosition, session: SessionToken })
    .superRefine(checkPosition),
  reply: z.object({
    suggestions: z.array(Suggestion),
    /** Must be shown next to the suggestions. */
    attribution: z.string().nullable(),
    /** The provider did not answer, so there are only the venues we know. */
    degraded: z.boolean(),
  }),
})

export const getPlace = endpoint('getPlace', 'GET /places/:placeId', {
  summary: 'One of the suggested places, with its coordinates.',
  query: z.object({ session: SessionToken }),
  reply: z.object({ name: z.string(), address: z.string(), latitude: z.number(), longitude: z.number() }),
  problems: ['place-not-found', 'place-out-of-reach'],
})

export const listVenuesNearby = endpoint('listVenuesNearby', 'GET /places/nearby', {
  summary: 'The places within five kilometres at which groups play, nearest first.',
  query: z.object({ latitude: RequiredQueryDegrees(90), longitude: RequiredQueryDegrees(180) }),
  reply: z.object({ venues: z.array(Venue) }),
})

/** The zoom levels that OpenStreetMap draws. */
export const MAX_TILE_ZOOM = 19

export const MAP_TILE_PATH = '/places/map-tiles/:z/:x/:y'

export const getMapTiles = endpoint('getMapTiles', 'GET /places/map-tiles', {
  summary:
    'The map under the pin: a template for getMapTile and the attribution, or null where there is no map.',
  reply: z.object({ tiles: z.object({ url: z.string(), attribution: z.string() }).nullable() }),
})
