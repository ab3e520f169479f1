import * as z from 'zod'
import { ask, tidy, userAgent } from './ask.ts'
import type { Found, Provider, Question } from './provider.ts'

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

/** Photon, the public one or an operator's own. Its answers may be kept: © OpenStreetMap contributors. */
export const photon = (base: string, contact: string): Provider => ({
  source: 'photon',
  attribution: '© OpenStreetMap contributors',
  goodForMs: 30 * DAY_MS,
  locate: null,
  async suggest(question) {
    const headers = { accept: 'application/json', 'user-agent': userAgent(contact) }
    const { features } = await ask(`${base}/api?${queryOf(question)}`, Answer, { headers })
    return features.flatMap(foundIn)
  },
})

function queryOf({ text: q, near }: Question): URLSearchParams {
  const query = new URLSearchParams({ q, limit: '6', lang: 'en' })
  if (near) query.set('lat', String(near.latitude))
  if (near) query.set('lon', String(near.longitude))
  return query
}

/** A feature without a name to show is left out; the others of the same answer are good. */
function foundIn(said: unknown): Found[] {
  const feature = Feature.safeParse(said)
  if (!feature.success) return []
  const { osm_type, osm_id, ...where } = feature.data.properties
  const [longitude, latitude] = feature.data.geometry.coordinates
  const street = joined([where.street, where.housenumber], ' ')
  const town = joined([where.postcode, where.city ?? where.district], ' ')
  const name = where.name || street
  if (!name) return []
  const parts = [where.name && !street ? where.name : street, town, where.country]
  return [
    {
      sourceId: `${osm_type}${osm_id}`,
      name: tidy(name, 120),
      address: tidy(joined(parts, ', '), 300),
      at: { latitude, longitude },
    },
  ]
}

const joined = (parts: (string | undefined)[], glue: string) => parts.filter(Boolean).join(glue)
