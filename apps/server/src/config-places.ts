import { z } from 'zod'

export type PlacesConfig =
  | { type: 'photon'; url: string }
  | { type: 'google'; url: string; key: string }
  | { type: 'local' | 'off' }

/** `origin` is what the content policy has to let through. */
export type MapTiles = { url: string; attribution: string; origin: string }

const PUBLIC_PHOTON = 'https://photon.komoot.io'
const GOOGLE_PLACES = 'https://places.googleapis.com'

/** Where addresses and maps come from, as it is set. */
export const placeFields = {
  PLACES: z
    .enum(['photon', 'google', 'local', 'off'], 'PLACES must be photon, google, local or off.')
    .default('photon'),
  // http is for a Photon of one's own, beside this program
  PHOTON_URL: z
    .string()
    .trim()
    .refine(
      (value) => URL.canParse(value) && /^https?:/.test(value),
      'PHOTON_URL must be an address such as https://photon.example.org.',
    )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  GOOGLE_PLACES_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'GOOGLE_PLACES_KEY must be one word without spaces.')
    .optional(),
  MAP_TILES: z
    .string()
    .trim()
    .refine(isTemplate, 'MAP_TILES must be an address such as https://tiles.example.org/{z}/{x}/{y}.png.')
    .optional(),
  MAP_ATTRIBUTION: z.string().trim().max(200, 'MAP_ATTRIBUTION may have up to 200 letters.').optional(),
}

type Settings = { [name in keyof typeof placeFields]: z.output<(typeof placeFields)[name]> }

export function parsePlaces({
  PLACES,
  PHOTON_URL,
  GOOGLE_PLACES_KEY,
}: Pick<Settings, 'PLACES'> & Partial<Settings>): PlacesConfig {
  if (PLACES === 'photon') return { type: 'photon', url: PHOTON_URL ?? PUBLIC_PHOTON }
  if (PLACES === 'google') return { type: 'google', url: GOOGLE_PLACES, key: GOOGLE_PLACES_KEY ?? '' }
  return { type: PLACES }
}

export function parseMapTiles({ MAP_TILES, MAP_ATTRIBUTION }: Partial<Settings>): MapTiles | null {
  if (!MAP_TILES || !MAP_ATTRIBUTION) return null
  return { url: MAP_TILES, attribution: MAP_ATTRIBUTION, origin: originOf(MAP_TILES) }
}

/** A setting that nobody would use, or one that cannot work without its other half. */
export function placesProblems(env: Record<string, string | undefined>): string[] {
  const problems: string[] = []
  const places = env.PLACES?.trim() ?? 'photon'
  if (places === 'google' && !env.GOOGLE_PLACES_KEY)
    problems.push('PLACES is google but GOOGLE_PLACES_KEY is not set: Google answers nobody without a key.')
  if (env.GOOGLE_PLACES_KEY && places !== 'google')
    problems.push('GOOGLE_PLACES_KEY is set but PLACES is not google: nobody would use the key.')
  if (env.PHOTON_URL && places !== 'photon')
    problems.push('PHOTON_URL is set but PLACES is not photon: nobody would ask there.')
  if (env.MAP_TILES && !env.MAP_ATTRIBUTION)
    problems.push('MAP_TILES is set but MAP_ATTRIBUTION is not: say whose map it is, as its makers ask for.')
  if (env.MAP_ATTRIBUTION && !env.MAP_TILES)
    problems.push('MAP_ATTRIBUTION is set but MAP_TILES is not: say where the map comes from.')
  return problems
}

/** 'https://{s}.tiles.org/{z}/{x}/{y}.png' comes from any host under tiles.org. */
function originOf(template: string): string {
  const { origin } = new URL(withoutBraces(template))
  return template.includes('://{s}.') ? origin.replace('://s.', '://*.') : origin
}

function isTemplate(value: string): boolean {
  const hasAllPlaceholders = ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  return hasAllPlaceholders && /^https?:/.test(value) && URL.canParse(withoutBraces(value))
}

const withoutBraces = (template: string) => template.replaceAll(/[{}]/g, '')
