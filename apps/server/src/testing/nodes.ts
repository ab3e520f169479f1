import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { pino } from 'pino'
import { API, createApp, servedEndpoints } from '../app.ts'
import { createDeps } from '../create-deps.ts'
import type { Deps } from '../deps.ts'
import { databaseClock } from '../platform/clock.ts'
import { createDatabase } from '../platform/db/database.ts'
import { createPool } from '../platform/db/pool.ts'
import { Primary } from '../platform/db/primary.ts'
import { mount } from '../platform/http/mount.ts'
import { readJsonAndForms } from '../platform/http/parsers.ts'
import { createServer } from '../platform/http/server.ts'
import { createPasswords } from '../platform/passwords.ts'
import { LONG_TIMEOUTS } from './database.ts'
import { LOW_COST, request, type TestServer, testServer } from './server.ts'

export interface Node {
  app: FastifyInstance
  deps: Deps
  close(): Promise<void>
}

/** A second program on the same database with the same clock: its own connections, its own sweep. */
export async function secondNode({ config, databaseUrl, offset }: TestServer): Promise<Node> {
  const log = pino({ level: 'silent' })
  const primary = await Primary.connect(databaseUrl, log)
  const pool = createPool(primary.url, LONG_TIMEOUTS)
  const clock = databaseClock(offset)
  const deps = await createDeps({
    ...{ config, primary, pool, log, clock },
    database: createDatabase(pool),
    passwords: createPasswords(LOW_COST),
  })
  const app = await createApp(deps)
  await app.ready()
  const close = async () => {
    await app.close()
    await pool.end()
  }
  return { app, deps, close }
}

/** A server with a second node: every other call goes to that one. */
export async function onTwoNodes(): Promise<TestServer> {
  const server = await testServer()
  const second = await secondNode(server)
  let calls = 0
  return {
    ...server,
    call(endpoint, input, who, headers) {
      calls += 1
      return request(calls % 2 ? server.app : second.app, endpoint, input, who, headers)
    },
    async close() {
      await second.close()
      await server.close()
    },
  }
}

/** The same endpoints at a later time, without a sweep that could be faster than the command. */
export async function nodeAtLaterTime({ deps, offset }: TestServer, byMs: number): Promise<FastifyInstance> {
  return createApiOnly({ ...deps, clock: databaseClock({ ms: offset.ms + byMs }) })
}

async function createApiOnly(deps: Deps): Promise<FastifyInstance> {
  const app = createServer({ log: deps.log, trustProxy: false })
  await readJsonAndForms(app)
  const api: FastifyPluginAsync = async (routes) => mount(routes, deps, servedEndpoints)
  await app.register(api, { prefix: API })
  return app
}

/** A test server without a sweep: the test settles games itself, with a clock that it sets. */
export async function withoutSweep(deps: Deps): Promise<FastifyInstance> {
  const app = await createApiOnly(deps)
  app.addHook('onClose', () => deps.close())
  return app
}
