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

/** Everything the features stand on, handed to them once. Nothing in here is looked up by name. */
export interface Deps extends Database {
  config: Config
  /** For work that needs a connection of its own: the server that takes writes now, past any pooler. */
  directUrl(): string
  /** What a probe says of several servers; undefined of a single one. */
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

/** What ends an account or a group in other features, in the same transaction. `lifecycle.ts` composes it. */
export interface Lifecycle {
  lockGroupsOf(sql: Sql, userId: string): Promise<unknown>
  /** Changes nothing when groups block it, which are answered by name. */
  leaveGroups(
    sql: Sql,
    deps: Pick<Deps, 'clock' | 'publish'>,
    userId: string,
  ): Promise<{ blockedBy: string[] }>
  /** With the address that the account had. */
  onDeactivation(
    sql: Sql,
    publish: Deps['publish'],
    account: { id: string; emailKey: string },
    at: number,
  ): Promise<void>
  /** Before the row of the group goes. */
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
  /** Past any pooler, through which `pool` may lead. */
  primary: Primary
  pool: pg.Pool
  database: Database
  log: Logger
  /** Tests and the demo move the clock; nothing else does. */
  clock?: Clock
  /** Tests hash at a low cost; nothing else does. */
  passwords?: Passwords
}
