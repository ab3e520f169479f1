import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMapTiles, listVenuesNearby } from '@turnout/contract/places'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { createTestGroup } from '../groups/testing.ts'
import { TILE_FETCHES, TILES } from './budgets.ts'
import { type MapService, PIXEL, startMapService } from './testing.ts'
import { tileCache } from './tile-cache.ts'

const DAY_MS = 24 * 3_600_000
const pixel = () => ({ png: PIXEL })

const lines: string[] = []
let map: MapService
let server: TestServer
let ada: Person
let column = 0
/** Another tile in each test, so that none is cached by an earlier test. */
let tile = ''
beforeAll(async () => {
  map = await startMapService(pixel)
  server = await testServer(
    {
      LOG_LEVEL: 'trace',
      MAP_TILES: `${map.url}/{z}/{x}/{y}.png?key=secret`,
      MAP_ATTRIBUTION: '© OpenStreetMap contributors',
    },
    {},
    { write: (line) => void lines.push(line) },
  )
})
beforeEach(async () => {
  await server.reset()
  server.pass(60_000)
  map.respondWith(pixel)
  map.requests.length = 0
  column += 1
  tile = `16/${32_000 + column}/21804`
  ada = await person(server, 'Ada')
})
afterAll(async () => {
  await server.close()
  await map.close()
})

const get = (path: string, who: Person | null = ada) =>
  server.app.inject({
    url: `${API}/places/map-tiles/${path}`,
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
  })

test('the map names its makers and this server, and not the provider or its key', async () => {
  expect((await ada.call(getMapTiles)).reply).toEqual({
    tiles: { url: `${API}/places/map-tiles/{z}/{x}/{y}`, attribution: '© OpenStreetMap contributors' },
  })
})

test('[D4] a tile is requested from the provider once, and then comes from the cache for everyone', async () => {
  const first = await get(tile)
  expect([first.statusCode, first.headers['content-type'], first.rawPayload]).toEqual([
    200,
    'image/png',
    PIXEL,
  ])
  expect(first.headers['cache-control']).toBe('private, max-age=604800')
  const [request] = map.requests
  expect(`${request?.url.pathname}${request?.url.search}`).toBe(`/${tile}.png?key=secret`)
  expect(request?.headers['user-agent']).toBe('Turnout/0.1.0 (http://localhost:3000)')
  expect(request?.headers.authorization).toBeUndefined()

  const ben = await person(server, 'Ben')
  expect((await get(tile, ben)).rawPayload).toEqual(PIXEL)
  expect(map.requests).toHaveLength(1)
})

test('it is cached for at least seven days, and longer if the provider says so', async () => {
  const [short, long] = [tile, tile.replace('21804', '21805')]
  map.respondWith(({ url }) => ({
    png: PIXEL,
    headers: { 'cache-control': url.pathname.includes('21805') ? 'max-age=2592000' : 'max-age=60' },
  }))
  await get(short)
  await get(long)
  server.pass(6.9 * DAY_MS)
  ada = await person(server, 'Ada')
  await get(short)
  expect(map.requests).toHaveLength(2)
  server.pass(DAY_MS)
  ada = await person(server, 'Ada')
  await get(short)
  await get(long)
  expect(map.requests.slice(2).map(({ url }) => url.pathname)).toEqual([`/${short}.png`])
})

test('an old tile that has not changed is not transferred again', async () => {
  map.respondWith(({ headers }) =>
    headers['if-none-match'] === '"v1"' ? { status: 304 } : { png: PIXEL, headers: { etag: '"v1"' } },
  )
  await get(tile)
  server.pass(8 * DAY_MS)
  ada = await person(server, 'Ada')
  expect((await get(tile)).rawPayload).toEqual(PIXEL)
  expect((await get(tile)).rawPayload).toEqual(PIXEL)
  expect(map.requests).toHaveLength(2)
})

test('twenty people with the same tile at once cost the provider one request', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(tile)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(map.requests).toHaveLength(1)
})

test('[D12] an address that is not a tile is not found, and the provider gets no request', async () => {
  for (const path of [
    '20/1/1',
    '1/2/0',
    '1/0/2',
    '-1/0/0',
    '1/0/0.png',
    '01/0/0',
    '1/1e0/0',
    '3/%2e%2e/1',
    'a/b/c',
  ])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  expect((await get(tile, null)).statusCode).toBe(401)
  expect(map.requests).toEqual([])
})

test.each([
  ['is down', { status: 500 }],
  ['sends people elsewhere', { status: 302, location: 'REDIRECT' }],
  ['says nothing', 'silent' as const],
  ['sends no picture', { text: '<svg onload="alert(1)"/>' }],
  ['sends far too much', { png: Buffer.concat([PIXEL, Buffer.alloc(600 * 1024)]) }],
])(
  '[D12] a provider that %s is reported as such, and gets no requests for a moment',
  async (_what, behaviour) => {
    const elsewhere = await startMapService(pixel)
    map.respondWith(() =>
      typeof behaviour === 'object' && 'location' in behaviour
        ? { ...behaviour, location: `${elsewhere.url}/1/0/0.png` }
        : behaviour,
    )
    const refused = await get(tile)
    expect([refused.statusCode, refused.json().type]).toEqual([
      503,
      '/api/v1/docs/problems/place-out-of-reach',
    ])
    await get(tile.replace('21804', '21805'))
    expect([map.requests.length, elsewhere.requests.length]).toEqual([1, 0])
    await elsewhere.close()

    server.pass(11_000)
    map.respondWith(pixel)
    expect((await get(tile)).statusCode).toBe(200)
  },
)

test('while the provider is down an old tile is used', async () => {
  await get(tile)
  server.pass(8 * DAY_MS)
  ada = await person(server, 'Ada')
  map.respondWith(() => ({ status: 500 }))
  expect((await get(tile)).rawPayload).toEqual(PIXEL)
})

test('a tile that the provider does not have leaves the rest of the map unchanged', async () => {
  map.respondWith(({ url }) => (url.pathname.includes('21805') ? { status: 404 } : { png: PIXEL }))
  expect((await get(tile.replace('21804', '21805'))).statusCode).toBe(404)
  expect((await get(tile)).statusCode).toBe(200)
})

test('[D12] one person can neither copy the map nor use up the limits of its provider', async () => {
  await exhaustBudget(server, TILE_FETCHES, ada.id, 1)
  expect((await get(tile)).statusCode).toBe(200)
  expect((await get(tile.replace('21804', '21805'))).statusCode).toBe(503)
  expect((await get(tile)).statusCode).toBe(200)
  await exhaustBudget(server, TILES, ada.id, 1)
  expect((await get(tile)).statusCode).toBe(200)
  expect((await get(tile)).json()).toMatchObject({
    status: 429,
    detail: expect.stringContaining('of the map'),
  })
  const ben = await person(server, 'Ben')
  expect((await get(tile, ben)).statusCode).toBe(200)
})

test('[E2] the log does not contain which place a person viewed', async () => {
  await get(tile)
  map.respondWith(() => ({ status: 500 }))
  await get(tile.replace('21804', '21805'))
  expect(lines.filter((line) => line.includes('no map tiles'))).not.toEqual([])
  expect(lines.filter((line) => /2180[45]|map-tiles\/16|key=secret/.test(line))).toEqual([])
})

test('without a map setting there is no map, and no provider gets requests', async () => {
  const without = await testServer()
  const cleo = await person(without, 'Cleo')
  expect((await cleo.call(getMapTiles)).reply).toEqual({ tiles: null })
  const answer = await without.app.inject({
    url: `${API}/places/map-tiles/${tile}`,
    headers: { authorization: `Bearer ${cleo.token}` },
  })
  expect(answer.statusCode).toBe(404)
  await without.close()
})

test('[D12] the folder of the tiles never exceeds its size, and the oldest are deleted first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-tiles-'))
  const cache = tileCache(folder, 10_000)
  const bytes = Buffer.alloc(900, 1)
  for (let number = 0; number < 30; number += 1) {
    await cache.write(`t-${number}`, { type: 'image/png', goodUntil: 1, etag: null, bytes })
    expect(readdirSync(folder).length).toBeLessThanOrEqual(10)
  }
  expect(await cache.read('t-0')).toBeNull()
  expect(await cache.read('t-29')).toEqual({ type: 'image/png', goodUntil: 1, etag: null, bytes })
  // the next start counts the existing files
  const restarted = tileCache(folder, 5_000)
  await restarted.write('t-30', { type: 'image/png', goodUntil: 1, etag: null, bytes })
  expect(readdirSync(folder).length).toBeLessThanOrEqual(5)
  rmSync(folder, { recursive: true })
})

test('the venues of groups within five kilometres are listed, nearest first and each once', async () => {
  const hackney = { latitude: 51.55, longitude: -0.02 }
  const at = (venue_name: string, venue_latitude: number) =>
    createTestGroup(ada, { name: venue_name, venue_name, venue_latitude })
  await at('Far Field', 51.7)
  await at('Next Pitch', 51.56)
  await at('This Pitch', 51.5501)
  await at('This Pitch', 51.5501)
  const nearby = async (where: object) =>
    (await ada.call(listVenuesNearby, { query: where as typeof hackney })).reply
  expect((await nearby(hackney)).venues.map(({ name, groups }) => [name, groups])).toEqual([
    ['This Pitch', 2],
    ['Next Pitch', 1],
  ])
  const { status } = await ada.call(listVenuesNearby, { query: { latitude: 91, longitude: 0 } })
  expect(status).toBe(422)
})
