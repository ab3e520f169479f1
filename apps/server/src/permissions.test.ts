import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Endpoint, fillPath } from '@turnout/contract/endpoint'
import { endpoints } from '@turnout/contract/endpoints'
import { startMatch } from '@turnout/contract/live-match'
import { selectPlayers } from '@turnout/contract/teams'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from './app.ts'
import { publishRecheckIn } from './platform/live/broker.ts'
import { type Input, inputsFor } from './testing/matrix-inputs.ts'
import { matrixWorld, type World } from './testing/matrix-world.ts'
import {
  ACTORS,
  type Actor,
  DOCS_PAGE,
  MATRIX,
  OTHER_ROUTES,
  type Row,
  statusOf,
} from './testing/permission-matrix.ts'
import { leaksIn } from './testing/personal-data.ts'
import { type TestServer, testServer } from './testing/server.ts'
import { type TableSnapshot, tableChecksums, takeTableSnapshot } from './testing/table-snapshot.ts'
import { webFolder } from './web-folder.ts'

let server: TestServer
let world: World
let snapshot: TableSnapshot
let inputs: Record<string, Input>
const routes: RouteOptions[] = []

const collect = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route))

beforeAll(async () => {
  subscribe('fastify.initialization', collect)
  server = await testServer()
  unsubscribe('fastify.initialization', collect)
  world = await matrixWorld(server)
  inputs = inputsFor(world)
  snapshot = await takeTableSnapshot(server.deps)
})
afterAll(async () => {
  await snapshot.drop()
  await server.close()
})

let asked = 0
const nextAddress = () => {
  asked += 1
  return `10.0.${asked >> 8}.${asked & 255}`
}

const ask = (method: Endpoint['method'] | 'HEAD', url: string, actor: Actor, { query, body }: Input = {}) =>
  server.app.inject({
    method,
    url,
    ...(query && { query }),
    ...(body !== undefined && { payload: body as object }),
    headers: world.tokens[actor] ? { authorization: `Bearer ${world.tokens[actor]}` } : {},
    // each call has another address, so that no budget of an address runs out
    remoteAddress: nextAddress(),
  })

const call = (endpoint: Endpoint, actor: Actor) => {
  const input = inputs[endpoint.name]
  if (!input) throw new Error(`matrix-world.ts has no input for ${endpoint.name}.`)
  return ask(endpoint.method, API + fillPath(endpoint.path, input.params), actor, input)
}

/** A file that is not JSON is searched as text. */
const textOf = (answer: { headers: object; body: string; json(): unknown }) =>
  /json/.test(String(Object(answer.headers)['content-type'])) ? answer.json() : answer.body

const expected = (row: Row, success: number) =>
  Object.fromEntries(ACTORS.map((actor) => [actor, statusOf(row[actor], actor, success)]))

describe('[M1] every route has its row', () => {
  const isWebFile = (url: string) => ['/*', '/assets/*'].includes(url) || existsSync(join(webFolder, url))

  test('no route is missing in the matrix', () => {
    const strangers = routes
      .flatMap(({ method, url, config }) =>
        [method].flat().map((one) => ({
          method: one,
          url,
          name: (config as { endpoint?: string } | undefined)?.endpoint,
        })),
      )
      .filter(({ method, url, name }) => {
        const verb = method === 'HEAD' ? 'GET' : method
        if (name && MATRIX[name]) return false
        return !(OTHER_ROUTES[`${verb} ${url}`] || DOCS_PAGE.test(url) || (verb === 'GET' && isWebFile(url)))
      })
    expect(strangers).toEqual([])
    expect(routes.length).toBeGreaterThan(endpoints.length)
  })

  test('no row is for a call that no longer exists', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(endpoints.map(({ name }) => name).sort())
  })
})

describe('[M2] every cell, over HTTP, from one set-up', () => {
  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const row = MATRIX[name]!
    const answers = expected(row, endpoint.status ?? 200)
    const isGood = (actor: Actor) => answers[actor]! < 400
    const statuses: Partial<Record<Actor, number>> = {}
    await allRequestsFinished()
    let response = 0
    const stop = server.deps.live.subscribe({
      changed: () => (response += 1),
      recheck: ({ groupId }) => (response += groupId === MARKER ? 0 : 1),
      lost: () => {},
    })

    const before = await tableChecksums(server.deps.sql)
    for (const actor of ACTORS.filter((one) => !isGood(one)))
      statuses[actor] = (await call(endpoint, actor)).statusCode
    expect(await tableChecksums(server.deps.sql), 'somebody who may not has changed something').toEqual(
      before,
    )
    await allRequestsFinished()
    expect(response, 'somebody who may not was heard by those who watch').toBe(0)
    stop()

    for (const actor of ACTORS.filter(isGood)) {
      const answer = await call(endpoint, actor)
      statuses[actor] = answer.statusCode
      expect(leaksIn(name, actor, textOf(answer), world), `[M4] ${actor}`).toEqual([])
      if (endpoint.method !== 'GET') await snapshot.restore()
    }
    expect(statuses).toEqual(answers)
  })

  test.each([
    ['GET /api/v1/games/:gameId/events', () => `/games/${world.running.gameId}/events`],
    ['GET /api/v1/sport-groups/:groupId/events', () => `/sport-groups/${world.running.groupId}/events`],
  ] as const)('the stream %s opens for those who may watch, and for no one else', async (route, path) => {
    const { port } = await listening()
    const statuses: Partial<Record<Actor, number>> = {}
    for (const actor of ACTORS) {
      const token = world.tokens[actor]
      const stop = new AbortController()
      const { status } = await fetch(`http://127.0.0.1:${port}${API}${path()}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        signal: stop.signal,
      })
      stop.abort()
      statuses[actor] = status
    }
    expect(statuses).toEqual(expected(OTHER_ROUTES[route]!, 200))
  })

  test('the map is for people who are signed in', async () => {
    const statuses: Partial<Record<Actor, number>> = {}
    for (const actor of ACTORS)
      statuses[actor] = (await ask('GET', `${API}/places/map-tiles/1/0/0`, actor)).statusCode
    expect(statuses).toEqual(expected(OTHER_ROUTES['GET /api/v1/places/map-tiles/:z/:x/:y']!, 200))
  })

  test('a HEAD opens no stream: no one would read or close it', async () => {
    const path = `${API}/games/${world.running.gameId}/events`
    expect((await ask('HEAD', path, 'creator')).statusCode).toBe(404)
  })

  test.each(ACTORS)('public routes answer a %s', async (actor) => {
    const report = { 'content-type': 'application/csp-report' }
    for (const path of ['/healthz', '/readyz', `${API}/openapi.json`, `${API}/docs/`])
      expect((await ask('GET', path, actor)).statusCode, path).toBe(200)
    // there is no such picture, for anyone
    const unknown = `${API}/uploads/0190a5de-0000-7000-8000-000000000000.webp`
    expect((await ask('GET', unknown, actor)).statusCode).toBe(404)
    const calendar = `${API}/calendars/${'x'.repeat(43)}.ics`
    expect((await ask('GET', calendar, actor)).statusCode).toBe(404)
    const card = `${API}/share-cards/0190a5de-0000-7000-8000-000000000000.png`
    expect((await ask('GET', card, actor)).statusCode).toBe(302)
    const response = await server.app.inject({
      method: 'POST',
      url: `${API}/csp-reports`,
      payload: '{}',
      headers: report,
    })
    expect(response.statusCode).toBe(204)
  })
})

describe('a picking captain', () => {
  test('[M2] picks for their own team only, and in turn', async () => {
    const params = { groupId: world.drafting.groupId }
    const [, g1] = world.drafting.guests
    const { captain } = world.people
    const other = await captain!.call(selectPlayers, { params, body: { 2: [g1!] } })
    expect([other.status, other.problem.code]).toEqual([403, 'not-allowed'])
    const late = await world.people.creator!.call(selectPlayers, { params, body: { 2: [g1!] } })
    expect([late.status, late.problem.code]).toEqual([409, 'not-your-turn'])
    await snapshot.restore()
  })

  test('[M2] a referee starts the suggested match and no other', async () => {
    const { waiting, people } = world
    const answer = await people.referee!.call(startMatch, {
      params: { gameId: waiting.gameId },
      body: { team_a_id: waiting.teams[2]!, team_b_id: waiting.teams[3]! },
    })
    expect([answer.status, answer.problem.code]).toEqual([403, 'not-suggested-pairing'])
  })
})

const MARKER = 'everything before this has been heard'

/** Messages arrive in the order of their commits: once this one has, so have all before it. */
async function allRequestsFinished(): Promise<void> {
  const { live, sql } = server.deps
  const marker = new Promise<void>((resolve) => {
    const stop = live.subscribe({
      recheck: ({ groupId }) => {
        if (groupId !== MARKER) return
        stop()
        resolve()
      },
      changed: () => {},
      lost: () => {},
    })
  })
  await publishRecheckIn(sql, { groupId: MARKER })
  await marker
}

async function listening(): Promise<{ port: number }> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (server.app.server.address() as { port: number }).port }
}
