import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createStorage } from './create-storage.ts'
import { identifySession } from './features/accounts/public.ts'
import { type Chance, cryptoChance } from './platform/chance.ts'
import { type Clock, databaseClock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { registerPoolMetrics } from './platform/db/pool.ts'
import { createFiles, type Files } from './platform/files/files.ts'
import type { Storage } from './platform/files/storage.ts'
import { instanceId } from './platform/files/store.ts'
import type { Identify } from './platform/http/actor.ts'
import { connectLive } from './platform/live/broker.ts'
import type { Live } from './platform/live/live.ts'
import { Metrics } from './platform/metrics.ts'
import { createPasswords, type Passwords } from './platform/passwords.ts'

/** Everything the features stand on, handed to them once. Nothing in here is looked up by name. */
export interface Deps extends Database {
  config: Config
  /** For work that needs a connection of its own. */
  databaseUrl: string
  log: Logger
  clock: Clock
  chance: Chance
  identify: Identify
  passwords: Passwords
  files: Files
  storage: Storage
  live: Live
  metrics: Metrics
  close(): Promise<void>
}

export interface DepsOptions {
  config: Config
  databaseUrl: string
  pool: pg.Pool
  database: Database
  log: Logger
  /** Tests and the demo move the clock; nothing else does. */
  clock?: Clock
}

export async function createDeps({
  config,
  databaseUrl,
  pool,
  database,
  log,
  clock = databaseClock(),
}: DepsOptions): Promise<Deps> {
  // before anybody asks: an era that came later would look like a restore
  await instanceId(database.sql)
  const live = await connectLive(databaseUrl, log)
  const storage = createStorage(config)
  const metrics = new Metrics()
  registerPoolMetrics(metrics, pool)
  return {
    ...database,
    config,
    databaseUrl,
    log,
    clock,
    chance: cryptoChance,
    identify: identifySession({ sql: database.sql, clock }),
    passwords: createPasswords(),
    files: createFiles(storage, database.sql),
    storage,
    live,
    metrics,
    close: () => live.close(),
  }
}
