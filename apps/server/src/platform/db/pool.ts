import pg from 'pg'
import type { Metrics } from '../metrics.ts'

/** Connections that a restart of the database may break without ending the program. */
export function createPool(connectionString: string, overrides: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ ...LIMITS, connectionString, ...overrides })
  pool.on('error', () => {}) // an idle connection broke; the next request gets a new one
  pool.on('connect', (client) => client.on('error', () => {})) // one in use: its query fails by itself
  pool.on('connect', joinWrites)
  return pool
}

/** Statements that are sent in the same turn go out in one write, which costs the processor as much as one statement. */
function joinWrites(client: pg.PoolClient): void {
  const { stream } = client.connection
  const query = (...args: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    // that of its class, which may leave names out
    return Object.getPrototypeOf(client).query.apply(client, args)
  }
  Object.assign(client, { query })
}

/** Requests that wait for a connection are the first sign of a database that is too slow. */
export function registerPoolMetrics(metrics: Metrics, pool: pg.Pool): void {
  metrics.registerGauges(
    {
      turnout_database_connections: 'Connections to the database that are open.',
      turnout_database_connections_idle: 'Those of them that are idle now.',
      turnout_database_waiting: 'Requests that wait for a connection.',
    },
    () => ({
      turnout_database_connections: pool.totalCount,
      turnout_database_connections_idle: pool.idleCount,
      turnout_database_waiting: pool.waitingCount,
    }),
  )
}

class ClientWithoutNames extends pg.Client {}
Object.assign(ClientWithoutNames.prototype, {
  query(this: pg.Client, statement: unknown, ...rest: unknown[]) {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    const unnamed = isNamed ? { ...statement, name: undefined } : statement
    return Reflect.apply(pg.Client.prototype.query, this, [unnamed, ...rest])
  },
})

// A request that waits longer is better served by "try again shortly"; a whole group that checks in waits its turn.
const LIMITS = {
  // statements that do not need each other's answers go out together
  pipeline: true,
  max: 10,
  connectionTimeoutMillis: 3_000,
  // ours, for a database that does not answer at all; together with the wait for a connection five seconds
  query_timeout: 2_000,
  // the database's own, which keeps the connection: sooner than ours
  statement_timeout: 1_800,
  // sooner than the statement's own end, so that it is the lock that is named in the log
  lock_timeout: 1_500,
  idle_in_transaction_session_timeout: 10_000,
} satisfies pg.PoolConfig

/**
 * Through a pooler in transaction mode each transaction may meet another connection: no statement is kept there by
 * its name, and a pooler refuses settings that come with the connection. Each transaction brings its own.
 */
export const POOLER = {
  overrides: {
    Client: ClientWithoutNames,
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  } satisfies pg.PoolConfig,
  begin: `begin; set local statement_timeout = ${LIMITS.statement_timeout}; set local lock_timeout = ${LIMITS.lock_timeout};
    set local idle_in_transaction_session_timeout = ${LIMITS.idle_in_transaction_session_timeout}`,
}
