import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { pino } from 'pino'
import { API, createApp, served } from '../app.ts'
import { createDeps, type Deps } from '../deps.ts'
import { databaseClock } from '../platform/clock.ts'
import { createDatabase } from '../platform/db/database.ts'
import { createPool } from '../platform/db/pool.ts'
import { mount } from '../platform/http/mount.ts'
import { readJsonAndForms } from '../platform/http/parsers.ts'
import { createServer } from '../platform/http/server.ts'
import type { TestServer } from './server.ts'

export interface Node {
  app: FastifyInstance
  deps: Deps
  close(): Promise<void>
}

/** Another program on the same database at the same hour: its own connections, its own sweep. */
export async function secondNode({ config, databaseUrl, offset }: TestServer): Promise<Node> {
  const pool = createPool(databaseUrl)
  const log = pino({ level: 'silent' })
  const clock = databaseClock(offset)
  const deps = await createDeps({ config, databaseUrl, pool, database: createDatabase(pool), log, clock })
  const app = await createApp(deps)
  await app.ready()
  const close = async () => {
    await app.close()
    await pool.end()
  }
  return { app, deps, close }
}

/** The same calls so much later, with no sweep that could be quicker than the press. */
export async function laterNode({ deps, offset }: TestServer, byMs: number): Promise<FastifyInstance> {
  const app = createServer({ log: deps.log, trustProxy: false })
  await readJsonAndForms(app)
  const later = { ...deps, clock: databaseClock({ ms: offset.ms + byMs }) }
  const api: FastifyPluginAsync = async (routes) => mount(routes, later, served)
  await app.register(api, { prefix: API })
  return app
}
