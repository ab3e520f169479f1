import { getPlace, suggestPlaces } from '@turnout/contract/places'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { createTestGroup } from '../groups/testing.ts'
import { deleteExpiredPlaces } from './store.ts'
import { places } from './tables.ts'
import { collection, feature, type MapService, STADIUM, startMapService } from './testing.ts'

const DAY_MS = 24 * 3_600_000
const berlin = () => ({ json: collection(STADIUM) })

let map: MapService
let server: TestServer
let ada: Person
const tidy = async () =>
  deleteExpiredPlaces(server.deps.sql, new Date(await server.deps.clock.now(server.deps.sql)))
beforeAll(async () => {
  map = await startMapService(berlin)
  server = await testServer({ PLACES: 'photon', PHOTON_URL: `${map.url}/` })
})
beforeEach(async () => {
  await server.reset()
  server.pass(60_000)
  map.respondWith(berlin)
  map.requests.length = 0
  ada = await person(server, 'Ada')
})
afterAll(async () => {
  await server.close()
  await map.close()
})

const suggest = async (q: string, more: object = {}, who = ada) =>
  (await who.call(suggestPlaces, { query: { q, ...more } })).reply

test('a stadium is found by its first letters, with its coordinates and the source of the map', async () => {
  const { suggestions, ...rest } = await suggest('olym')
  expect(suggestions).toEqual([
    {
      id: expect.any(String),
      name: 'Berlin Olympic Stadium',
      address: 'Olympischer Platz 3, 14053 Berlin, Germany',
      source: 'photon',
      latitude: 52.51467945,
      longitude: 13.239514674078611,
    },
  ])
  expect(rest).toEqual({ attribution: '© OpenStreetMap contributors', degraded: false })
})

test('the map service gets the query, a rough position and our name, and no data of the person', async () => {
  await suggest('Olympic', { latitude: 52.51467945, longitude: 13.2395146, session: crypto.randomUUID() })
  const [request] = map.requests
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
    q: 'olympic',
    limit: '6',
    lang: 'en',
    lat: '52.51',
    lon: '13.24',
  })
  expect(request?.url.pathname).toBe('/api')
  expect(request?.headers['user-agent']).toBe('Turnout/0.1.0 (http://localhost:3000)')
  expect(request?.headers.authorization).toBeUndefined()
})

test('the same query is sent once for all people, and its places keep their ids', async () => {
  const first = await suggest('Olympic')
  const ben = await person(server, 'Ben')
  expect(await suggest(' olympic ', {}, ben)).toEqual(first)
  expect(map.requests).toHaveLength(1)
  const second = await suggest('Olympic S')
  expect(second.suggestions[0]?.id).toBe(first.suggestions[0]?.id)
})

test('[I26] 30 days after it was last suggested only the id of a place is stored, and a new search restores it', async () => {
  const first = (await suggest('olym')).suggestions[0]!
  server.pass(20 * DAY_MS)
  await suggest('Olympic')
  server.pass(29 * DAY_MS)
  await tidy()
  expect(await server.deps.sql.select().from(places)).toMatchObject([{ name: first.name }])
  server.pass(2 * DAY_MS)
  await tidy()
  expect(await server.deps.sql.select().from(places)).toMatchObject([
    { id: first.id, name: null, address: null, latitude: null, longitude: null },
  ])
  const ben = await person(server, 'Ben')
  expect((await suggest('olym', {}, ben)).suggestions).toEqual([first])
})

test('a suggested place is returned by its id, without a request to the service', async () => {
  const { suggestions } = await suggest('olym')
  const { reply } = await ada.call(getPlace, { params: { placeId: suggestions[0]!.id } })
  expect(reply).toEqual({
    name: 'Berlin Olympic Stadium',
    address: 'Olympischer Platz 3, 14053 Berlin, Germany',
    latitude: 52.51467945,
    longitude: 13.239514674078611,
  })
  expect(map.requests).toHaveLength(1)
})

test('venues of other groups come first, with how many play there', async () => {
  const london = { venue_name: 'Olympic Cages', venue_address: '1 Stratford Walk, London' }
  await createTestGroup(ada, london)
  await createTestGroup(ada, { ...london, name: 'Wednesday Football' })
  const { suggestions } = await suggest('olympic strat')
  expect(suggestions.map(({ name, source, groups }) => ({ name, source, groups }))).toEqual([
    { name: 'Olympic Cages', source: 'venue', groups: 2 },
    { name: 'Berlin Olympic Stadium', source: 'photon', groups: undefined },
  ])
  const { reply } = await ada.call(getPlace, { params: { placeId: suggestions[0]!.id } })
  expect(reply).toMatchObject({ name: 'Olympic Cages', latitude: 51.5533 })
})

test('the venue of a deleted group is not suggested, and a per cent sign is literal', async () => {
  await createTestGroup(ada, { venue_name: 'Full 100% Arena' })
  expect((await suggest('100% Arena')).suggestions[0]?.name).toBe('Full 100% Arena')
  expect((await suggest('Full%Arena')).suggestions.map(({ source }) => source)).toEqual(['photon'])
})

test('a feature without a street, a name or a type is shown with what it has, or not at all', async () => {
  const only = { name: 'The Old Ground', country: 'Ireland' }
  map.respondWith(() => ({
    json: collection(
      feature(1, only, [-6.2, 53.3]),
      feature(2, { street: 'Weaver Street', housenumber: '14', city: 'London' }, [0, 51.5]),
      feature(3, { country: 'Ireland' }, [0, 0]),
      feature(4, { name: 'Off the earth' }, [400, 95]),
      feature(5, { name: 'A\u0000line\u202Ebreak' }, [1, 1]),
      { type: 'Feature' },
    ),
  }))
  expect((await suggest('ground')).suggestions.map(({ name, address }) => [name, address])).toEqual([
    ['The Old Ground', 'The Old Ground, Ireland'],
    ['Weaver Street 14', 'Weaver Street 14, London'],
    ['A line break', 'A line break'],
  ])
})

test.each([
  ['refuses', () => ({ status: 429 })],
  ['is broken', () => ({ status: 500 })],
  ['sends us elsewhere', () => ({ status: 302, location: 'http://127.0.0.1:1/' })],
  ['answers something else', () => ({ json: { message: 'try later' } })],
  ['answers no JSON', () => ({ text: '<html>' })],
  ['never stops talking', () => ({ text: `"${'x'.repeat(400_000)}"` })],
  ['says nothing', () => 'silent' as const],
])(
  'a map service that %s leaves our own venues, and the next search does not wait for it',
  async (_, does) => {
    await createTestGroup(ada)
    map.respondWith(does)
    const degradedReply = await suggest('hackney')
    expect(degradedReply).toMatchObject({
      degraded: true,
      attribution: null,
      suggestions: [{ name: 'Hackney Marshes' }],
    })
    map.respondWith(berlin)
    expect((await suggest('hackney m')).degraded).toBe(true)
    expect(map.requests).toHaveLength(1)

    server.pass(11_000)
    expect((await suggest('hackney m')).degraded).toBe(false)
  },
)

test.each([{ latitude: 52.5 }, { longitude: 13.4 }])('half a position, %j, is refused', async (half) => {
  const { status, problem } = await ada.call(suggestPlaces, { query: { q: 'olym', ...half } })
  expect([status, problem.detail]).toEqual([
    422,
    'Some of what was sent is not valid: longitude: A position has a latitude and a longitude.',
  ])
})

test('fewer than four letters are refused, and a person may search a hundred times in ten minutes', async () => {
  const short = await ada.call(suggestPlaces, { query: { q: 'oly' } })
  expect(short.status).toBe(422)
  expect(short.problem.detail).toBe(
    'Some of what was sent is not valid: q: Address needs at least 4 letters.',
  )

  for (let n = 0; n < 100; n += 1) await suggest(`olympic ${n}`)
  expect((await suggest('one more')).degraded).toBe(true)
  expect(map.requests).toHaveLength(100)
  expect((await suggest('olympic 7')).degraded).toBe(false)

  const ben = await person(server, 'Ben')
  expect((await suggest('one more', {}, ben)).degraded).toBe(false)
})
