import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@turnout/contract/accounts'
import { deleteGroup } from '@turnout/contract/groups'
import { changeScore, endMatch } from '@turnout/contract/live-match'
import { listMembers, makeAdmin } from '@turnout/contract/members'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { API } from './app.ts'
import { loadConfig } from './config.ts'
import { probes } from './platform/http/probes.ts'
import { createServer } from './platform/http/server.ts'
import { jobKind } from './platform/jobs/job-handler.ts'
import { enqueue } from './platform/jobs/queue.ts'
import { runDueJobs } from './platform/jobs/worker.ts'
import { serve } from './serve.ts'
import { freePort } from './testing/free-port.ts'
import { club, kickOff, liveGame } from './testing/game-setup.ts'
import { testServer } from './testing/server.ts'
import { sharedServer } from './testing/shared-server.ts'
import { openStream } from './testing/stream-reader.ts'

const TOKEN = 'a-word-that-only-prometheus-knows'

const lines: Record<string, unknown>[] = []
const server = sharedServer(undefined, () =>
  testServer({ METRICS_TOKEN: TOKEN, LOG_LEVEL: 'info' }, {}, { write: recordLine }),
)
beforeEach(() => void lines.splice(0))

function recordLine(line: string): void {
  lines.push(JSON.parse(line))
}

const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

/** The samples of one metric, by their labels. */
async function metric(name: string): Promise<Record<string, number>> {
  const { body } = await ask('/metrics', { authorization: `Bearer ${TOKEN}` })
  const samples = body
    .split('\n')
    .map((line) => /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line))
    .filter((found) => found?.[1] === name)
  return Object.fromEntries(samples.map((found) => [found?.[2] ?? '', Number(found?.[3])]))
}

describe('[D10] the metrics', () => {
  test.each([
    {},
    { authorization: 'Bearer another-word-of-about-the-length' },
    { authorization: TOKEN },
    { authorization: `Bearer ${TOKEN} ` },
  ])('are refused without the token: %j', async (headers) => {
    const answer = await ask('/metrics', headers as Record<string, string>)
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  })

  test('are in the format of Prometheus, and are not cached', async () => {
    const { statusCode, headers } = await ask('/metrics', { authorization: `Bearer ${TOKEN}` })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain; version=0.0.4'),
      'cache-control': 'no-store',
    })
    expect(Object.keys(await metric('nodejs_eventloop_lag_p99_seconds'))).toHaveLength(1)
    expect(Object.keys(await metric('process_resident_memory_bytes'))).toHaveLength(1)
  })

  test('count requests by route and status, and a made-up address is no route', async () => {
    const { groupId } = await club(server, [])
    await ask(`${API}/sport-groups/${groupId}`)
    for (const path of ['/wp-admin.php', `${API}/nowhere`, `${API}/nowhere/else`]) await ask(path)
    const counted = await metric('turnout_http_request_duration_seconds_count')
    expect(counted['method="GET",route="getGroup",status="200"']).toBe(1)
    expect(counted['method="GET",route="unknown",status="404"']).toBe(3)
    expect(Object.keys(counted).join()).not.toMatch(/wp-admin|nowhere|[0-9a-f]{8}-/)
  })

  test('count commands by their outcome', async () => {
    const { ada, gameId, teams } = await liveGame(server)
    const body = { team_id: teams[1]!, action: 'increment' as const }
    await ada.call(changeScore, { params: { gameId }, body })
    await kickOff(ada, gameId)
    for (const key of ['one', 'one', 'two'])
      await ada.call(changeScore, { params: { gameId }, body }, { 'idempotency-key': key })
    const counted = await metric('turnout_commands_total')
    expect(counted).toMatchObject({
      'kind="changeScore",outcome="no-match"': 1,
      'kind="changeScore",outcome="done"': 2,
      'kind="changeScore",outcome="replayed"': 1,
      'kind="startMatch",outcome="done"': 1,
    })
  })

  test('have the delay of the final whistle, except for matches that people ended', async () => {
    const before = (await metric('turnout_final_whistle_late_seconds_count'))['']!
    const { ada, gameId } = await liveGame(server)
    await kickOff(ada, gameId)
    await ada.call(endMatch, { params: { gameId } })
    expect((await metric('turnout_final_whistle_late_seconds_count'))['']).toBe(before)
    await kickOff(ada, gameId)
    server.pass(7 * 60_000 + 3_000)
    await expect
      .poll(async () => (await metric('turnout_final_whistle_late_seconds_count'))[''])
      .toBe(before + 1)
    expect((await metric('turnout_final_whistle_late_seconds_sum'))['']).toBeGreaterThanOrEqual(3)
  })

  test('have the watchers, the waiting jobs with their age, and the jobs that were given up', async () => {
    const { ada, gameId } = await liveGame(server)
    const reader = await openStream(server, gameId, ada.token)
    await enqueue(
      server.deps.sql,
      jobKind({ name: 'nobody knows this', payload: z.object({}) }),
      {},
      { runAt: new Date(Date.now() - 90_000) },
    )
    expect((await metric('turnout_watchers'))['']).toBe(1)
    const waiting = (await metric('turnout_outbox_length'))['']!
    expect(waiting).toBeGreaterThanOrEqual(1)
    expect((await metric('turnout_outbox_age_seconds'))['']).toBeGreaterThanOrEqual(90)
    expect((await metric('turnout_database_connections'))['']).toBeGreaterThan(0)

    await runDueJobs(server.deps, { jobs: [], hourlyTasks: [], nodeTasks: [], close: () => {} })
    expect((await metric('turnout_jobs_total'))['kind="nobody knows this",outcome="failed"']).toBe(1)
    expect((await metric('turnout_outbox_age_seconds'))['']).toBe(0)
    reader.close()
    await expect.poll(async () => (await metric('turnout_watchers'))['']).toBe(0)
  })

  test('have no address without a setting', async () => {
    const other = await testServer()
    expect((await other.app.inject({ url: '/metrics' })).statusCode).toBe(404)
    await other.close()
  })
})

test('a program with a port for its metrics serves them there and nowhere else', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-watching-'))
  const free = [await freePort(), await freePort()]
  const config = loadConfig({
    PORT: String(free[0]),
    METRICS_PORT: String(free[1]),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: server.databaseUrl,
    PLACES: 'off',
  })
  const running = await serve(config, pino({ level: 'silent' }))
  const numbers = await fetch(`http://127.0.0.1:${free[1]}/metrics`)
  expect([numbers.status, await numbers.text()]).toEqual([200, expect.stringContaining('turnout_watchers 0')])
  expect((await fetch(`http://127.0.0.1:${free[0]}/metrics`)).status).toBe(404)
  const other = await fetch(`http://127.0.0.1:${free[1]}${API}/sports`)
  expect([other.status, other.headers.get('x-content-type-options')]).toEqual([404, 'nosniff'])
  await running.stop()
  await expect(fetch(`http://127.0.0.1:${free[1]}/metrics`)).rejects.toThrow()
})

describe('a request', () => {
  test('has one id, in its response and in its one complete log line', async () => {
    const { headers } = await ask(`${API}/sports`)
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    const ofIt = lines.filter(({ reqId }) => reqId === headers['x-request-id'])
    expect(ofIt).toEqual([
      expect.objectContaining({
        msg: 'request completed',
        req: { method: 'GET', url: `${API}/sports`, remoteAddress: '127.0.0.1' },
        res: { statusCode: 200 },
        responseTime: expect.any(Number),
      }),
    ])
  })

  test('that fails for internal reasons has its id in the response, so that a person can report it', async () => {
    const { transact } = server.deps
    server.deps.transact = () => Promise.reject(new Error('a fault of ours'))
    const { ada, groupId } = await club(server, []).catch(() => ({ ada: null, groupId: '' }))
    expect([ada, groupId]).toEqual([null, ''])
    server.deps.transact = transact
    const fault = lines.find(({ msg }) => msg === 'unexpected fault')
    expect(fault?.reqId).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('the readiness probe', () => {
  test('fails from the stop signal on', async () => {
    const app = createServer({ log: pino({ level: 'silent' }), trustProxy: false })
    await probes(app, { ready: async () => true, databaseStatus: () => undefined })
    const statuses: number[] = []
    let origin = ''
    const checkReady = async () => void statuses.push((await fetch(`${origin}/readyz`)).status)
    app.addHook('preClose', checkReady)
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    await checkReady()
    await app.close()
    expect(statuses).toEqual([200, 503])
  })
})

describe('[E1] what an operator may have to find again has a name in the log', () => {
  const events = () =>
    lines.flatMap(({ event, outcome, userId, remoteAddress, reqId }) =>
      event && reqId ? [{ event, outcome, userId, remoteAddress }] : [],
    )

  test('a wrong password, with the address of the caller and without that of the account', async () => {
    await server.call(login, { body: { email: 'eve@example.org', password: 'not this one' } })
    expect(events()).toEqual([
      { event: 'sign-in', outcome: 'wrong-credentials', userId: undefined, remoteAddress: '127.0.0.1' },
    ])
  })

  test('a role, a deleted group, a refused access and a dead token', async () => {
    const { ada, groupId, people } = await club(server, ['Ben'])
    const [ben] = people
    lines.length = 0
    const params = { groupId }
    await ben!.call(deleteGroup, { params })
    const { reply } = await ada.call(listMembers, { params, query: {} })
    const memberId = reply.find(({ user }) => user.id === ben!.id)?.id ?? ''
    await ada.call(makeAdmin, { params: { groupId, memberId } })
    await ada.call(deleteGroup, { params })
    await server.call(deleteGroup, { params }, { token: 'x'.repeat(43) })
    expect(events().map(({ event, outcome, userId }) => [event, outcome, userId])).toEqual([
      ['group deleted', 'not-allowed', ben!.id],
      ['role change', 'done', ada.id],
      ['group deleted', 'done', ada.id],
      ['group deleted', 'session-over', undefined],
    ])
  })
})
