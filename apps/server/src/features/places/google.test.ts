import { getPlace, suggestPlaces } from '@turnout/contract/places'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { deleteExpiredPlaces } from './store.ts'
import { places } from './tables.ts'
import {
  type Behaviour,
  type MapService,
  prediction,
  type ReceivedRequest,
  startMapService,
} from './testing.ts'

const DETAILS = {
  id: 'ChIJberlin',
  formattedAddress: 'Olympischer Platz 3, 14053 Berlin, Germany',
  location: { latitude: 52.5147, longitude: 13.2395 },
}
const google = ({ method, body }: ReceivedRequest): Behaviour => {
  if (method === 'GET') return { json: DETAILS }
  const known = (body as { input: string }).input.startsWith('olym')
  const found = prediction('ChIJberlin', 'Olympiastadion Berlin', 'Olympischer Platz 3, Berlin')
  return { json: known ? { suggestions: [found, { queryPrediction: {} }] } : {} }
}

let map: MapService
let server: TestServer
let ada: Person
const tidy = async () =>
  deleteExpiredPlaces(server.deps.sql, new Date(await server.deps.clock.now(server.deps.sql)))
beforeAll(async () => {
  map = await startMapService(google)
  server = await testServer({}, { places: { type: 'google', url: map.url, key: 'the-key-of-the-club' } })
})
beforeEach(async () => {
  await server.reset()
  server.pass(60_000)
  map.respondWith(google)
  map.requests.length = 0
  ada = await person(server, 'Ada')
})
afterAll(async () => {
  await server.close()
  await map.close()
})

const session = '0f8fad5b-d9cb-469f-a165-70867728950e'
const suggest = async (q: string, who = ada) =>
  (await who.call(suggestPlaces, { query: { q, session, latitude: 52.5199, longitude: 13.4 } })).reply

test('a suggestion has its name at once and its coordinates when it is picked, in one session', async () => {
  const { suggestions, attribution } = await suggest('olym')
  expect(suggestions).toEqual([
    {
      id: expect.any(String),
      name: 'Olympiastadion Berlin',
      address: 'Olympischer Platz 3, Berlin',
      source: 'google',
    },
  ])
  expect(attribution).toBe('Google Maps')
  const params = { placeId: suggestions[0]!.id }
  const expected = { name: 'Olympiastadion Berlin', address: DETAILS.formattedAddress, ...DETAILS.location }
  expect((await ada.call(getPlace, { params, query: { session } })).reply).toEqual(expected)
  expect((await ada.call(getPlace, { params, query: { session } })).reply).toEqual(expected)

  const [searchRequest, detailsRequest, ...more] = map.requests
  expect(more).toEqual([])
  expect(searchRequest).toMatchObject({
    method: 'POST',
    headers: {
      'x-goog-api-key': 'the-key-of-the-club',
      'x-goog-fieldmask': 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat',
    },
    body: {
      input: 'olym',
      sessionToken: session,
      languageCode: 'en',
      locationBias: { circle: { center: { latitude: 52.52, longitude: 13.4 }, radius: 20_000 } },
    },
  })
  expect(searchRequest?.url.pathname).toBe('/v1/places:autocomplete')
  expect(detailsRequest?.url.pathname).toBe('/v1/places/ChIJberlin')
  expect(detailsRequest?.url.searchParams.get('sessionToken')).toBe(session)
  expect(detailsRequest?.headers['x-goog-fieldmask']).toBe('id,formattedAddress,location')
})

test('an empty result is not an error', async () => {
  expect(await suggest('nowhere')).toEqual({ suggestions: [], attribution: null, degraded: false })
})

test('its suggestions are requested again after ten minutes', async () => {
  await suggest('olym')
  await suggest('olym')
  expect(map.requests).toHaveLength(1)
  server.pass(11 * 60_000)
  await suggest('olym')
  expect(map.requests).toHaveLength(2)
})

test('after 30 days only the id is stored, and a new search returns the place under our id', async () => {
  const first = (await suggest('olym')).suggestions[0]!
  await ada.call(getPlace, { params: { placeId: first.id } })
  server.pass(29 * 24 * 3_600_000)
  await tidy()
  expect(await server.deps.sql.select().from(places)).toMatchObject([{ name: first.name, latitude: 52.5147 }])
  server.pass(2 * 24 * 3_600_000)
  await tidy()
  expect(await server.deps.sql.select().from(places)).toMatchObject([
    { sourceId: 'ChIJberlin', name: null, address: null, latitude: null, longitude: null },
  ])
  const ben = await person(server, 'Ben')
  expect((await suggest('olym', ben)).suggestions).toEqual([first])
})

test('a place that cannot be loaded at the moment is refused with a sentence', async () => {
  const placeId = (await suggest('olym')).suggestions[0]!.id
  map.respondWith(() => ({ status: 503 }))
  const { status, problem } = await ada.call(getPlace, { params: { placeId } })
  expect([status, problem.detail]).toEqual([
    503,
    "The map service isn't answering right now. Set the pin instead.",
  ])
})
