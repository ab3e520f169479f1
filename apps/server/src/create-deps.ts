import { createStorage } from './create-storage.ts'
import type { Deps, DepsOptions } from './deps.ts'
import { createServerPublish } from './event-subscribers.ts'
import { identifySession } from './features/accounts/identify-session.ts'
import { lifecycle } from './lifecycle.ts'
import { cryptoChance } from './platform/chance.ts'
import { databaseClock } from './platform/clock.ts'
import { registerPoolMetrics } from './platform/db/pool.ts'
import { Standby } from './platform/db/standby.ts'
import { createFiles } from './platform/files/files.ts'
import { instanceId } from './platform/files/store.ts'
import { connectLive } from './platform/live/broker.ts'
import { Metrics } from './platform/metrics.ts'
import { createPasswords } from './platform/passwords.ts'

export async function createDeps({
  config,
  primary,
  pool,
  database,
  log,
  clock = databaseClock(),
  passwords = createPasswords(),
}: DepsOptions): Promise<Deps> {
  // before the first request: an era that is created later would look like a restore
  await instanceId(database.sql)
  const live = await connectLive(primary, log)
  const storage = createStorage(config)
  const metrics = new Metrics()
  registerPoolMetrics(metrics, pool)
  primary.registerMetrics(metrics)
  const standby = new Standby(primary, database.sql)
  standby.registerMetrics(metrics)
  return {
    ...database,
    config,
    directUrl: () => primary.url,
    databaseStatus: () => primary.status,
    standby,
    log,
    clock,
    chance: cryptoChance,
    identify: identifySession({ sql: database.sql, clock }),
    passwords,
    files: createFiles(storage, database.sql),
    storage,
    live,
    lifecycle,
    metrics,
    publish: createServerPublish(metrics, log),
    async close() {
      await Promise.all([live.close(), standby.close()])
    },
  }
}
