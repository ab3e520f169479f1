import * as z from 'zod'
import { userAgent } from './fetch-bytes.ts'
import { cleanText, fetchJson } from './fetch-json.ts'
import type { PlaceQuery, Provider } from './provider.ts'

const MINUTE_MS = 60_000
const BIAS_RADIUS_M = 20_000

const Text = z.object({ text: z.string() })

/** `{}` when nothing matches. */
const Answer = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string().min(1).max(500),
            structuredFormat: z.object({ mainText: Text, secondaryText: Text.optional() }),
          })
          .optional(),
      }),
    )
    .default([]),
})

const Details = z.object({
  formattedAddress: z.string(),
  location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
})

/**
 * Google Places (New). The name of a place comes from the suggestion: details with the name would be charged at a
 * higher price.
 */
export const googlePlaces = (base: string, key: string, contact: string): Provider => {
  const headers = (fields: string) => ({
    'content-type': 'application/json',
    'x-goog-api-key': key,
    'x-goog-fieldmask': fields,
    'user-agent': userAgent(contact),
  })
  return {
    source: 'google',
    attribution: 'Google Maps',
    cacheForMs: 10 * MINUTE_MS,
    async suggest(query) {
      const { suggestions } = await fetchJson(`${base}/v1/places:autocomplete`, Answer, {
        method: 'POST',
        headers: headers('suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat'),
        body: JSON.stringify(bodyOf(query)),
      })
      return suggestions.flatMap(({ placePrediction }) => {
        if (!placePrediction) return []
        const { mainText, secondaryText } = placePrediction.structuredFormat
        const name = cleanText(mainText.text, 120)
        const address = cleanText(secondaryText?.text ?? mainText.text, 300)
        return [{ sourceId: placePrediction.placeId, name, address, at: null }]
      })
    },
    async locate(placeId, session) {
      const query = new URLSearchParams({ languageCode: 'en', ...(session && { sessionToken: session }) })
      const url = `${base}/v1/places/${encodeURIComponent(placeId)}?${query}`
      const found = await fetchJson(url, Details, { headers: headers('id,formattedAddress,location') })
      return { address: cleanText(found.formattedAddress, 300), at: found.location }
    },
  }
}

const bodyOf = ({ text, near, session }: PlaceQuery) => ({
  input: text,
  languageCode: 'en',
  ...(session && { sessionToken: session }),
  ...(near && { locationBias: { circle: { center: near, radius: BIAS_RADIUS_M } } }),
})
