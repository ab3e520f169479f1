import pg from 'pg'
import type { Metrics } from '../metrics.ts'

/** Connections whose loss, when the database restarts, does not end the program. */
export function createPool(connectionString: string, overrides: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ ...LIMITS, connectionString, ...overrides })
  pool.on('error', () => {}) // an idle connection broke; the next request gets a new one
  pool.on('connect', (client) => client.on('error', () => {})) // one in use: its query fails anyway
  pool.on('connect', joinWrites)
  return pool
}

/** Sends the statements of one turn in one write, which costs the processor as much as one statement. */
function joinWrites(client: pg.PoolClient): void {
  const { stream } = client.connection
  const query = (...args: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    // the method of its class, which may drop names of statements
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

// A request that waits longer is better answered with "try again shortly"; a whole group that checks in waits in turn.
const LIMITS = {
  // statements that do not depend on each other are sent together
  pipeline: true,
  max: 10,
  connectionTimeoutMillis: 3_000,
  // the timeout of the client, for a database that does not answer at all; with the wait for a connection five seconds
  query_timeout: 2_000,
  // the timeout of the server, which keeps the connection open: shorter than that of the client
  statement_timeout: 1_800,
  // shorter than the statement timeout, so that the log names the lock
  lock_timeout: 1_500,
  idle_in_transaction_session_timeout: 10_000,
} satisfies pg.PoolConfig

/**
 * A pooler in transaction mode may give each transaction another connection. So statements have no names, and each
 * transaction sets its own timeouts, because a pooler refuses settings of a connection.
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
