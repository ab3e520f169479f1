import { z } from 'zod'
import { type Env, type Settings, singleWord, text, url, withoutEndSlashes } from './config-fields.ts'

export type PlacesConfig =
  | { type: 'photon'; url: string }
  | { type: 'google'; url: string; key: string }
  | { type: 'local' | 'off' }

/** A template with {z}, {x} and {y}; only this server requests it, so it may contain a key. */
export type MapTiles = { url: string; attribution: string }

const PUBLIC_PHOTON = 'https://photon.komoot.io'
const GOOGLE_PLACES = 'https://places.googleapis.com'

const OPEN_STREET_MAP: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
}

/** The sources of addresses and maps. */
export const placeFields = {
  PLACES: z
    .enum(['photon', 'google', 'local', 'off'], 'PLACES must be photon, google, local or off.')
    .default('photon'),
  // http is for a local Photon
  PHOTON_URL: url('PHOTON_URL', /^https?:/, 'https://photon.example.org')
    .transform(withoutEndSlashes)
    .optional(),
  GOOGLE_PLACES_KEY: singleWord('GOOGLE_PLACES_KEY').optional(),
  MAP_TILES: text
    .refine(
      (value) => value === 'osm' || value === 'off' || isTemplate(value),
      'MAP_TILES must be osm, off or an address such as https://tiles.example.org/{z}/{x}/{y}.png.',
    )
    .default('osm'),
  MAP_ATTRIBUTION: text.max(200, 'MAP_ATTRIBUTION may have up to 200 letters.').optional(),
}

type PlaceSettings = Settings<typeof placeFields>

export function parsePlaces({ PLACES, PHOTON_URL, GOOGLE_PLACES_KEY }: PlaceSettings): PlacesConfig {
  if (PLACES === 'photon') return { type: 'photon', url: PHOTON_URL ?? PUBLIC_PHOTON }
  if (PLACES === 'google') return { type: 'google', url: GOOGLE_PLACES, key: GOOGLE_PLACES_KEY ?? '' }
  return { type: PLACES }
}

export function parseMapTiles({ MAP_TILES, MAP_ATTRIBUTION }: PlaceSettings): MapTiles | null {
  if (MAP_TILES === 'off') return null
  if (MAP_TILES === 'osm') return OPEN_STREET_MAP
  return { url: MAP_TILES, attribution: MAP_ATTRIBUTION ?? '' }
}

/** A setting without effect, or one that needs another setting. */
export function placesProblems(env: Env): string[] {
  const problems: string[] = []
  const places = env.PLACES?.trim() ?? 'photon'
  if (places === 'google' && !env.GOOGLE_PLACES_KEY)
    problems.push('PLACES is google but GOOGLE_PLACES_KEY is not set: Google answers nobody without a key.')
  if (env.GOOGLE_PLACES_KEY && places !== 'google')
    problems.push('GOOGLE_PLACES_KEY is set but PLACES is not google: nobody would use the key.')
  if (env.PHOTON_URL && places !== 'photon')
    problems.push('PHOTON_URL is set but PLACES is not photon: nobody would ask there.')
  const hasOwnTiles = !['osm', 'off'].includes(env.MAP_TILES?.trim() ?? 'osm')
  if (hasOwnTiles && !env.MAP_ATTRIBUTION)
    problems.push('MAP_TILES is an address but MAP_ATTRIBUTION is not set: name the makers of that map.')
  if (env.MAP_ATTRIBUTION && !hasOwnTiles)
    problems.push('MAP_ATTRIBUTION is set but MAP_TILES is no address: say where that map comes from.')
  return problems
}

function isTemplate(value: string): boolean {
  const hasAllPlaceholders = ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  return hasAllPlaceholders && /^https?:/.test(value) && URL.canParse(value.replaceAll(/[{}]/g, ''))
}
