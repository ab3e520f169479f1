import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Metrics } from '../metrics.ts'

/** Connections that a restart of the database may break without ending the program. */
export function createPool(connectionString: string, overrides: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ ...LIMITS, Client: PreparedStatementClient, connectionString, ...overrides })
  pool.on('error', () => {}) // an idle connection broke; the next request gets a new one
  pool.on('connect', (client) => client.on('error', () => {})) // one in use: its query fails by itself
  return pool
}

/** Whoever waits for a connection is the first sign of a database that is too slow. */
export function registerPoolMetrics(metrics: Metrics, pool: pg.Pool): void {
  metrics.registerGauges(
    {
      turnout_database_connections: 'Connections to the database that are open.',
      turnout_database_connections_idle: 'Those of them that nobody uses now.',
      turnout_database_waiting: 'Requests that wait for a connection.',
    },
    () => ({
      turnout_database_connections: pool.totalCount,
      turnout_database_connections_idle: pool.idleCount,
      turnout_database_waiting: pool.waitingCount,
    }),
  )
}

// Whoever waits longer than this is better served by "try again shortly": a whole group that checks in waits its turn.
const LIMITS = {
  max: 10,
  connectionTimeoutMillis: 3_000,
  statement_timeout: 2_000,
  // sooner than the statement's own end, so that it is the lock that is named in the log
  lock_timeout: 1_500,
  idle_in_transaction_session_timeout: 10_000,
} satisfies pg.PoolConfig

/**
 * Asked under a name, a statement is read and planned once a connection and not each time: for questions as small
 * as ours that costs more than the answer.
 */
class PreparedStatementClient extends pg.Client {}

PreparedStatementClient.prototype.query = function byName(
  this: pg.Client,
  said: unknown,
  values: unknown,
  ...rest: unknown[]
) {
  const named = isPreparable(said, values) ? { ...said, name: statementName(said.text) } : said
  // looked up each time: whoever listens to all statements, as tests do, hears these too
  return (pg.Client.prototype.query as (...said: unknown[]) => unknown).call(this, named, values, ...rest)
} as typeof pg.Client.prototype.query

/** A list is another statement for each length that it has: long ones would only fill the database's memory. */
const MAX_VALUES = 40

const isPreparable = (config: unknown, values: unknown): config is { text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  /^\s*(select|insert|update|delete)\b/i.test(config.text) &&
  !config.text.includes(';') && // several in one have no name
  Array.isArray(values) &&
  values.length <= MAX_VALUES

const statementName = (text: string) => createHash('sha1').update(text).digest('base64url')
