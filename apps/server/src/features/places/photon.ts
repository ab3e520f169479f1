import * as z from 'zod'
import { userAgent } from './fetch-bytes.ts'
import { cleanText, fetchJson } from './fetch-json.ts'
import type { FoundPlace, PlaceQuery, Provider } from './provider.ts'

const DAY_MS = 24 * 3_600_000

const text = z.string().optional()

/** Every property but the id may be missing; the position is longitude first. */
const Feature = z.object({
  geometry: z.object({
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  }),
  properties: z.object({
    osm_type: z.string().max(1),
    osm_id: z.number().int(),
    name: text,
    street: text,
    housenumber: text,
    postcode: text,
    district: text,
    city: text,
    country: text,
  }),
})

const Answer = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })

/** Photon, the public server or an operator's own. Its answers may be stored: © OpenStreetMap contributors. */
export const photon = (base: string, contact: string): Provider => ({
  source: 'photon',
  attribution: '© OpenStreetMap contributors',
  cacheForMs: 30 * DAY_MS,
  locate: null,
  async suggest(query) {
    const headers = { accept: 'application/json', 'user-agent': userAgent(contact) }
    const { features } = await fetchJson(`${base}/api?${queryOf(query)}`, Answer, { headers })
    return features.flatMap(parseFeature)
  },
})

function queryOf({ text: q, near }: PlaceQuery): URLSearchParams {
  const query = new URLSearchParams({ q, limit: '6', lang: 'en' })
  if (near) query.set('lat', String(near.latitude))
  if (near) query.set('lon', String(near.longitude))
  return query
}

/** Leaves out a feature without a name; the others of the answer stay. */
function parseFeature(input: unknown): FoundPlace[] {
  const feature = Feature.safeParse(input)
  if (!feature.success) return []
  const { osm_type, osm_id, ...address } = feature.data.properties
  const [longitude, latitude] = feature.data.geometry.coordinates
  const street = joinNonEmpty([address.street, address.housenumber], ' ')
  const town = joinNonEmpty([address.postcode, address.city ?? address.district], ' ')
  const name = address.name || street
  if (!name) return []
  const parts = [address.name && !street ? address.name : street, town, address.country]
  return [
    {
      sourceId: `${osm_type}${osm_id}`,
      name: cleanText(name, 120),
      address: cleanText(joinNonEmpty(parts, ', '), 300),
      at: { latitude, longitude },
    },
  ]
}

const joinNonEmpty = (parts: (string | undefined)[], glue: string) => parts.filter(Boolean).join(glue)
