import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Events } from './events.ts'
import type { Chance } from './platform/chance.ts'
import type { Clock } from './platform/clock.ts'
import type { Database, Sql } from './platform/db/database.ts'
import type { Primary } from './platform/db/primary.ts'
import type { Standby } from './platform/db/standby.ts'
import type { Publish } from './platform/events.ts'
import type { Files } from './platform/files/files.ts'
import type { Storage } from './platform/files/storage.ts'
import type { Identify } from './platform/http/actor.ts'
import type { Live } from './platform/live/live.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Passwords } from './platform/passwords.ts'

/** The dependencies of all features, passed to them explicitly. */
export interface Deps extends Database {
  config: Config
  /** For work that needs its own connection: the writable server, not through a pooler. */
  directUrl(): string
  /** The state of several servers for a probe; undefined for a single one. */
  databaseStatus(): Primary['status']
  standby: Standby
  log: Logger
  clock: Clock
  chance: Chance
  identify: Identify
  passwords: Passwords
  files: Files
  storage: Storage
  live: Live
  lifecycle: Lifecycle
  metrics: Metrics
  publish: Publish<Events>
  close(): Promise<void>
}

/** The effects of an ended account or group in other features, in the same transaction. `lifecycle.ts` composes it. */
export interface Lifecycle {
  lockGroupsOf(sql: Sql, userId: string): Promise<unknown>
  /** Changes nothing when groups block it, and returns those by name. */
  leaveGroups(
    sql: Sql,
    deps: Pick<Deps, 'clock' | 'publish'>,
    userId: string,
  ): Promise<{ blockedBy: string[] }>
  /** With the address of the account before its deactivation. */
  onDeactivation(
    sql: Sql,
    publish: Deps['publish'],
    account: { id: string; emailKey: string },
    at: number,
  ): Promise<void>
  /** Before the row of the group is deleted. */
  onGroupErased(sql: Sql, groupId: string): Promise<void>
  onGroupRestored(
    sql: Sql,
    publish: Deps['publish'],
    group: { id: string; name: string; creatorId: string },
    at: Date,
  ): Promise<void>
}

export interface DepsOptions {
  config: Config
  /** The direct servers; `pool` may lead through a pooler. */
  primary: Primary
  pool: pg.Pool
  database: Database
  log: Logger
  /** Only tests and the demo move the clock. */
  clock?: Clock
  /** Only tests use a low cost. */
  passwords?: Passwords
}
