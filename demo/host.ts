import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { createApp } from '../apps/server/src/app.ts'
import type { Config } from '../apps/server/src/config.ts'
import { createDeps } from '../apps/server/src/create-deps.ts'
import type { Deps } from '../apps/server/src/deps.ts'
import { databaseClock } from '../apps/server/src/platform/clock.ts'
import { createDatabase } from '../apps/server/src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../apps/server/src/platform/db/migrate.ts'
import { createPool } from '../apps/server/src/platform/db/pool.ts'
import { Primary } from '../apps/server/src/platform/db/primary.ts'
import { request } from '../apps/server/src/testing/server.ts'

/** The real app at a time that the story sets; a test server fits too. */
export interface AppHost {
  app: Awaited<ReturnType<typeof createApp>>
  deps: Deps
  setTime(at: number): Promise<void>
}

export type DatabaseHost = AppHost & { pool: ReturnType<typeof createPool>; close(): Promise<void> }

/**
 * The app on the embedded database of the data folder, without a port: no one sees the world while it is
 * created, and the server that starts afterwards never has another clock than the real one.
 */
export async function openHost(settings: Config, log: Deps['log']): Promise<DatabaseHost> {
  const embedded = await startEmbeddedPostgres(settings.dataDir)
  await migrateDatabase(embedded.url)
  const pool = createPool(embedded.url)
  const offset = { ms: 0 }
  const clock = databaseClock(offset)
  const config = { ...settings, jobs: false }
  const database = createDatabase(pool)
  const primary = await Primary.connect(embedded.url, log)
  const deps = await createDeps({ config, primary, pool, database, log, clock })
  const app = await createApp(deps)
  await app.ready()
  return {
    app,
    deps,
    pool,
    async setTime(at) {
      offset.ms += at - (await clock.now(deps.sql))
    },
    async close() {
      await app.close()
      await pool.end()
      await embedded.stop()
    },
  }
}

/** A request of one person, over HTTP. The story follows the rules, so a refusal is an error in the story. */
export async function callAs<E extends Endpoint>(
  { app }: AppHost,
  caller: { name: string; token: string },
  endpoint: E,
  input?: InputOf<E>,
): Promise<ReplyOf<E>> {
  const { status, reply, problem } = await request(app, endpoint, input, caller)
  if (status < 400) return reply
  const { detail, errors } = problem
  throw new Error(
    `${caller.name} could not do ${endpoint.name}: ${detail} ${errors ? JSON.stringify(errors) : ''}`,
  )
}
