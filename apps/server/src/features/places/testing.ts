import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: unknown
}

/** How a map service answers: JSON, another status, text, a picture, or nothing. */
export type Behaviour =
  | { json: unknown }
  | { status: number; location?: string }
  | 'silent'
  | { text: string }
  | { png: Buffer; headers?: Record<string, string> }

export interface MapService {
  url: string
  requests: ReceivedRequest[]
  /** Applies to all later requests. */
  respondWith(behaviour: (requests: ReceivedRequest) => Behaviour): void
  /** Stops listening. */
  close(): Promise<void>
}

/** A map service for tests: a real HTTP server with the protocol of the real service. */
export async function startMapService(
  behaviour: (requests: ReceivedRequest) => Behaviour,
): Promise<MapService> {
  const requests: ReceivedRequest[] = []
  let respond = behaviour
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const received: ReceivedRequest = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://map'),
      headers: request.headers,
      body: body && JSON.parse(body),
    }
    requests.push(received)
    const chosen = respond(received)
    if (chosen === 'silent') return
    if ('status' in chosen)
      return response.writeHead(chosen.status, { location: chosen.location ?? '' }).end('{}')
    if ('png' in chosen)
      return response.writeHead(200, { 'content-type': 'image/png', ...chosen.headers }).end(chosen.png)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('text' in chosen ? chosen.text : JSON.stringify(chosen.json))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    respondWith(next) {
      respond = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** One feature as Photon sends it; every property but the id may be missing. */
export const feature = (osmId: number, properties: object, [longitude, latitude]: [number, number]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: {
    osm_type: 'W',
    osm_id: osmId,
    osm_key: 'leisure',
    osm_value: 'pitch',
    extra: {},
    ...properties,
  },
})

/** The smallest possible PNG. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export const collection = (...features: object[]) => ({ type: 'FeatureCollection', features })

export const STADIUM = feature(
  38862723,
  {
    type: 'house',
    name: 'Berlin Olympic Stadium',
    street: 'Olympischer Platz',
    housenumber: '3',
    postcode: '14053',
    district: 'Westend',
    city: 'Berlin',
    state: 'Berlin',
    country: 'Germany',
    countrycode: 'DE',
    extent: [13.23727, 52.5157151, 13.241757, 52.5135972],
  },
  [13.239514674078611, 52.51467945],
)

/** One prediction as Google sends it; `startOffset` is left out when it is 0. */
export const prediction = (placeId: string, main: string, secondary: string) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text: `${main}, ${secondary}`, matches: [{ endOffset: 4 }] },
    structuredFormat: {
      mainText: { text: main, matches: [{ endOffset: 4 }] },
      secondaryText: { text: secondary },
    },
    types: ['stadium', 'point_of_interest'],
    distanceMeters: 1234,
  },
})
