import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { activate, login, register } from '@turnout/contract/accounts'
import { fillPath } from '@turnout/contract/endpoint'
import { LIVE_FEED_PATH } from '@turnout/contract/live-feed'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { API } from './app.ts'
import { REGISTRATIONS } from './features/accounts/budgets.ts'
import {
  activationLinkIn,
  mailTo,
  registrationForm,
  resetServer,
  signUp,
} from './features/accounts/testing.ts'
import { networkOf } from './platform/http/network.ts'
import { createServer } from './platform/http/server.ts'
import { exhaustBudget } from './testing/exhaust-budget.ts'
import { kickOff, liveGame } from './testing/game-setup.ts'
import { latencySummary } from './testing/loss-report.ts'
import { secondNode } from './testing/nodes.ts'
import { testServer } from './testing/server.ts'
import { sharedServer } from './testing/shared-server.ts'

const lines: string[] = []
const server = sharedServer(resetServer, () =>
  testServer(
    { PUBLIC_URL: 'https://turnout.example.org', LOG_LEVEL: 'info' },
    {},
    { write: (line) => void lines.push(line) },
  ),
)
beforeAll(async () => void (await server.app.listen({ port: 0, host: '127.0.0.1' })))
beforeEach(() => void lines.splice(0))

const port = () => (server.app.server.address() as { port: number }).port

test('an unknown Expect header is ignored', async () => {
  const socket = connect(port(), '127.0.0.1')
  socket.end('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n')
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const answer = Buffer.concat(chunks).toString()
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('x-request-id: ')
})

describe('[D6] headers of a stranger about addresses and hosts', () => {
  const spoofedHeaders = {
    host: 'evil.example',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'evil.example',
  }

  test('change no link in a mail', async () => {
    await server.call(register, { body: registrationForm('Ada') }, undefined, spoofedHeaders)
    const [mail] = await mailTo(server, 'ada@example.org')
    expect(mail?.text).toContain('https://turnout.example.org/activate?token=')
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil')
  })

  test('make no second visitor, neither for the budget nor in the log', async () => {
    await exhaustBudget(server, REGISTRATIONS, networkOf('127.0.0.1'), 1)
    const answers = []
    for (let nr = 1; nr <= 2; nr++)
      answers.push(
        await server.call(register, { body: registrationForm(`Person${nr}`) }, undefined, {
          'x-forwarded-for': `203.0.113.${nr}`,
          forwarded: `for=203.0.113.${nr}`,
        }),
      )
    expect(answers.map(({ status }) => status)).toEqual([201, 429])
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect(lines.filter((line) => line.includes('203.0.113.'))).toEqual([])
  })

  test('count from the proxies that the operator named, and from no hop before them', async () => {
    const app = createServer({ log: pino({ level: 'silent' }), trustProxy: ['10.1.1.1'] })
    app.get('/who', async ({ ip }) => ip)
    const from = async (remoteAddress: string) =>
      (
        await app.inject({
          url: '/who',
          remoteAddress,
          headers: { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' },
        })
      ).body
    expect([await from('10.1.1.1'), await from('10.1.1.2')]).toEqual(['203.0.113.7', '10.1.1.2'])
    await app.close()
  })
})

test('[A6] [I27] of two hundred wrong passwords at once over two nodes ten are checked, and no crash gives one back', async () => {
  const second = await secondNode(server)
  const body = { email: 'ada@example.org', password: 'not the whistle' }
  const tries = Array.from({ length: 200 }, (_, nr) =>
    (nr % 2 ? server.app : second.app).inject({
      method: login.method,
      url: API + login.path,
      payload: body,
      remoteAddress: '198.51.100.7',
    }),
  )
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  await second.close()
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(190)
  // a crash empties an unlogged table
  const { rows } = await server.deps.sql.execute(
    "select relpersistence as kept from pg_class where relname = 'budgets'",
  )
  expect(rows).toEqual([{ kept: 'p' }])
})

test('[A12] a mail scanner that only fetches the page of a link does not use the link up', async () => {
  await signUp(server, registrationForm('Dan'))
  const token = activationLinkIn((await mailTo(server, 'dan@example.org')).at(-1))
  for (const method of ['GET', 'HEAD'] as const)
    await server.app.inject({ method, url: `/activate?token=${token}`, headers: { accept: 'text/html' } })
  const opened = await server.call(activate, { query: { token } })
  expect(opened.reply.already_active).toBe(false)
  expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})

test.each(['token', 'access_token', 'authorization', 'bearer'])(
  '[D9] a stream is not opened by a %s in its address',
  async (name) => {
    const { ada, gameId } = await liveGame(server)
    const url = `${API}${fillPath(LIVE_FEED_PATH, { gameId })}`
    const answer = await server.app.inject({ url, query: { [name]: ada.token } })
    expect(answer.statusCode).toBe(401)
  },
)

describe('[D8] clients that send too slowly', () => {
  // the server closes the connection, or this waits for the timeout of the test
  const receivedAfter = async (payload: string) => {
    let received = ''
    const socket = connect(port(), '127.0.0.1', () => socket.write(payload))
    socket.on('data', (bytes) => {
      received += bytes
    })
    await once(socket, 'close')
    return received
  }

  const HALVES = [
    `GET ${API}/sports HTTP/1.1\r\nHost: x\r\nX-Slow: `,
    `POST ${API}/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{"email":`,
  ]
  const LINES = Number(process.env.SLOW_LINES ?? 2)

  test(
    'are disconnected, in the head of a request and in its body, and others are served meanwhile',
    async () => {
      const began = performance.now()
      let open = LINES
      const slow = Array.from({ length: LINES }, async (_, nr) => {
        try {
          return await receivedAfter(HALVES[nr % 2] ?? '')
        } finally {
          open -= 1
        }
      })
      const took: number[] = []
      while (open > 0) {
        const sentAt = performance.now()
        expect((await fetch(`http://127.0.0.1:${port()}${API}/sports`)).status).toBe(200)
        took.push(performance.now() - sentAt)
        await sleep(200)
      }
      for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
      if (process.env.SLOW_LINES)
        console.log(
          `${LINES} slow lines, all cut after ${Math.round(performance.now() - began)} ms; others: ${latencySummary(took)}`,
        )
    },
    180_000 + LINES * 50,
  )

  test('and connections above ten thousand are not accepted', () => {
    expect(server.app.server.maxConnections).toBe(10_000)
  })
})

test('[I4] the database itself allows one running match, one game a date and one captain a team', async () => {
  const { ada, gameId } = await liveGame(server)
  await kickOff(ada, gameId)
  const copies: [string, string][] = [
    ['matches', 'matches_one_on'],
    ['games', 'games_one_a_date'],
    ['team_slots', 'team_slots'],
  ]
  for (const [table, rule] of copies) {
    const doubled = server.deps.sql.execute(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_strip_nulls(jsonb_build_object(
        'id', case when to_jsonb(t) ? 'id' then gen_random_uuid() end,
        'number', case when '${table}' = 'matches' then 999 end)))).* from ${table} t limit 1`,
    )
    const fault = await doubled.then(
      () => null,
      (error: { cause?: { code?: string; constraint?: string } }) => error.cause,
    )
    expect([table, fault?.code]).toEqual([table, '23505'])
    expect(fault?.constraint).toContain(rule)
  }
})
