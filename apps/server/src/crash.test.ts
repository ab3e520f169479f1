import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Endpoint, fillPath, type InputOf, type ReplyOf } from '@turnout/contract/endpoint'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API } from './app.ts'
import { cryptoChance } from './platform/chance.ts'
import { databaseClock } from './platform/clock.ts'
import { createDatabase } from './platform/db/database.ts'
import { findRunning } from './platform/db/embedded.ts'
import { createPool } from './platform/db/pool.ts'
import { newId } from './platform/ids.ts'
import { CANAL_SIDE, kickOff, startGame } from './testing/evening.ts'
import { expectWhole } from './testing/invariants.ts'
import { type Person, person } from './testing/people.ts'
import type { TestServer } from './testing/server.ts'

const KILLS = Number(process.env.KILLS ?? 4)
const CLIENTS = 6
const HOUR_MS = 3_600_000
const MATCH_S = 3_600

const MAIN = join(import.meta.dirname, 'main.ts')
const LATER = join(import.meta.dirname, 'testing/hold-server.ts')

let dataDir: string
let port: number
let program: ChildProcess | null = null

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'turnout-crash-'))
  port = await freePort()
})
afterAll(async () => {
  if (program) await stop('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

async function start(file = MAIN, ...args: string[]): Promise<void> {
  program = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    // no setting of the machine's own, and none of the test database's
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { pid } = program
  for (;;) {
    if (program?.pid === pid && program?.exitCode !== null)
      throw new Error('The program ended instead of becoming ready.')
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (ready?.status === 200) return
    await sleep(50)
  }
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  const gone = program && program.exitCode === null ? once(program, 'exit') : null
  program?.kill(signal)
  await gone
  program = null
}

/** A phone that is not part of the program. Null when no answer came. */
async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  who?: { token: string },
  headers = {},
) {
  const { params, body } = (input ?? {}) as { params?: Record<string, string>; body?: object }
  const response = await fetch(`http://127.0.0.1:${port}${API}${fillPath(endpoint.path, params)}`, {
    method: endpoint.method,
    headers: {
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const json = await response.json()
  const reply = (response.ok ? endpoint.reply.parse(json) : undefined) as ReplyOf<E>
  return { status: response.status, reply, problem: json, headers: {} }
}

/** What the test's own helpers need of a server: its database, and how to call it. */
async function onItsDatabase<T>(work: (server: TestServer) => Promise<T>): Promise<T> {
  const pool = createPool((await findRunning(dataDir)) ?? '')
  const deps = { ...createDatabase(pool), clock: databaseClock(), chance: cryptoChance }
  try {
    return await work({ deps, call } as unknown as TestServer)
  } finally {
    await pool.end()
  }
}

/** A session that has begun an hour ago and lasts three more, by the clock of the venue. */
function aroundNow() {
  const at = (ms: number) =>
    new Date(Date.now() + ms).toLocaleTimeString('en-GB', {
      timeZone: 'Europe/London',
      hour: '2-digit',
      minute: '2-digit',
    })
  return { game_start_time: at(-HOUR_MS), game_end_time: at(3 * HOUR_MS), playing_days: '0,1,2,3,4,5,6' }
}

test('[I1] [I7] a program killed in mid-match loses no press, counts none twice, and blows the whistle it slept through', async () => {
  await start()
  const { ada, others, gameId, a } = await onItsDatabase(async (server) => {
    const ada = await person(server, 'Ada')
    const others = await Promise.all(['Ben', 'Cleo'].map((name) => person(server, name, { admin: true })))
    const match_rules = { win: { by: 'time' }, duration_s: MATCH_S } as const
    const { gameId } = await startGame(ada, { ...CANAL_SIDE, ...aroundNow(), match_rules })
    return { ada, others, gameId, ...(await kickOff(ada, gameId)) }
  })
  const hands = [ada, ...others]

  let pressing = true
  const acknowledged: string[] = []
  const press = (who: Person, key: string) =>
    call(changeScore, { params: { gameId }, body: { team_id: a, action: 'increment' } }, who, {
      'idempotency-key': key,
    })

  async function client(nr: number) {
    const who = hands[nr % hands.length] ?? ada
    while (pressing) {
      const key = newId()
      for (;;) {
        // one in five is sent twice on purpose
        const sent = acknowledged.length % 5 === 0 ? [press(who, key), press(who, key)] : [press(who, key)]
        const answers = await Promise.all(sent.map((one) => one.catch(() => null)))
        if (answers.some((answer) => answer?.status === 200)) break
        await sleep(20)
      }
      acknowledged.push(key)
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, nr) => client(nr))
  for (let kills = 0; kills < KILLS; kills += 1) {
    const before = acknowledged.length
    while (acknowledged.length < before + 5) await sleep(5)
    await sleep(Math.random() * 500)
    await stop('SIGKILL')
    await start()
  }
  const enough = acknowledged.length + 10
  while (acknowledged.length < enough) await sleep(5)
  pressing = false
  await Promise.all(clients)

  const score = async () =>
    (await call(getGameState, { params: { gameId } }, ada)).reply.current_match?.team_a_score
  expect(await score()).toBe(acknowledged.length)
  await onItsDatabase(expectWhole)

  const { reply } = await call(getGameState, { params: { gameId } }, ada)
  await stop('SIGKILL')
  await start(LATER, String(MATCH_S * 1000 + 60_000))
  const later = await call(getGameState, { params: { gameId } }, ada)
  expect(later.reply.completed_matches).toMatchObject([
    {
      number: 1,
      team_a_score: acknowledged.length,
      completed_at: reply.clock.ends_at,
      winner_id: a,
      played_s: MATCH_S,
    },
  ])
  await onItsDatabase(expectWhole)
}, 180_000)
