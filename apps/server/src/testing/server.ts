import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Endpoint, fillPath, type InputOf, type ReplyOf } from '@turnout/contract/endpoint'
import type { ProblemCode } from '@turnout/contract/problem'
import type { FastifyInstance } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { API, createApp } from '../app.ts'
import { type Config, loadConfig } from '../config.ts'
import { createDeps } from '../create-deps.ts'
import type { Deps } from '../deps.ts'
import { databaseClock } from '../platform/clock.ts'
import { Primary } from '../platform/db/primary.ts'
import { createPasswords } from '../platform/passwords.ts'
import { createLog } from '../program.ts'
import { decodeAnswer } from './check-answer.ts'
import { emptyTables, type TestDatabase, workerDatabase } from './database.ts'

/** The response: the reply of a success, the problem of a failure. */
export interface Answer<R> {
  status: number
  reply: R
  problem: {
    type: string
    code: ProblemCode
    status: number
    detail: string
    errors?: { field: string; message: string }[]
    sign_in?: string
  }
  headers: Record<string, unknown>
}

export interface TestServer {
  app: FastifyInstance
  deps: Deps
  config: Config
  /** For a second program on the same database, at the same time. */
  databaseUrl: string
  offset: { ms: number }
  /** Sets the clock. */
  setTime(at: string | number): Promise<void>
  /** Moves the clock without waiting. */
  pass(ms: number): void
  call<E extends Endpoint>(
    endpoint: E,
    input?: InputOf<E>,
    who?: { token: string },
    headers?: Record<string, string>,
  ): Promise<Answer<ReplyOf<E>>>
  reset(): Promise<void>
  close(): Promise<void>
}

/** The lowest cost of argon2: `passwords.test.ts` tests the full cost, which takes half the time of a login. */
export const LOW_COST = { memoryCost: 8, timeCost: 1 }

/** The real server on this worker's database, at a time that the test chooses. Jobs run only when a test runs them. */
export async function testServer(
  env: Record<string, string> = {},
  settings: Partial<Config> = {},
  logStream?: DestinationStream,
  build: (deps: Deps, offset: { ms: number }) => Promise<FastifyInstance> = createApp,
  ownDatabase?: TestDatabase,
): Promise<TestServer> {
  const { url, pool, database, close } = ownDatabase ?? (await workerDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-files-'))
  const config = {
    ...loadConfig({
      PORT: '3000',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      PLACES: 'local',
      MAP_TILES: 'off',
      PUSH_CONTACT: 'mailto:club@example.org',
      ...env,
    }),
    ...settings,
    jobs: env.JOBS === 'on',
  }
  const offset = { ms: 0 }
  const clock = databaseClock(offset)
  const log = logStream ? createLog(config, logStream) : pino({ level: config.logLevel })
  const deps = await createDeps({
    config,
    primary: await Primary.connect(url, log),
    pool,
    database,
    log,
    clock,
    passwords: createPasswords(LOW_COST),
  })
  const app = await build(deps, offset)
  await app.ready()
  return {
    app,
    deps,
    config,
    databaseUrl: url,
    offset,
    async setTime(at) {
      const now = await clock.now(deps.sql)
      offset.ms += (typeof at === 'number' ? at : Date.parse(at)) - now
    },
    pass(ms) {
      offset.ms += ms
    },
    call: (endpoint, input, who, headers) => request(app, endpoint, input, who, headers),
    reset: () => emptyTables(deps.sql),
    async close() {
      await app.close()
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function request<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input?: InputOf<E>,
  who?: { token: string },
  headers: Record<string, string> = {},
): Promise<Answer<ReplyOf<E>>> {
  const { params, query, body } = (input ?? {}) as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: object
  }
  const response = await app.inject({
    method: endpoint.method,
    url: API + fillPath(endpoint.path, params),
    ...(query && { query }),
    ...(body !== undefined && { payload: body }),
    headers: { ...(who && { authorization: `Bearer ${who.token}` }), ...headers },
  })
  const json = response.body ? JSON.parse(response.body) : {}
  const { reply, code } = decodeAnswer(endpoint, response.statusCode, json)
  return {
    status: response.statusCode,
    reply: reply as ReplyOf<E>,
    problem: { ...json, code },
    headers: response.headers,
  }
}
