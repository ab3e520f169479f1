import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { takeTogether } from '../take-together.ts'
import { isCollision, isUnavailable, sqlStateOf } from './sql-state.ts'
import { type Outcome, Transaction, type Work } from './transaction.ts'

/** The first argument of a store: the database or one transaction; the store does not know which. */
export type Sql = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/**
 * The first argument of a store whose answer may be a second old: a list, a search, statistics, a past game. Every
 * `Sql` is one, but none of these is an `Sql`: the type keeps permissions and running games off a standby.
 */
export type StandbySql = Pick<Sql, 'select' | 'selectDistinctOn' | 'execute' | '$count'>

/** The first row that a statement answers with; null without one. */
export const first = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | null> => (await rows)[0] ?? null

export type Database = {
  sql: Sql
  /**
   * All of the work or none of it. Work that waits for one lock names the lock: it then waits in a queue here and uses
   * no connection meanwhile. Waiting works are run together in one transaction.
   */
  transact<T>(work: Work<T>, lockName?: string): Promise<T>
}

/** The last in the queue waits for seven commits at most. */
const LOCK_QUEUE = { maxTaken: 16, maxWaiting: 100 }

const open = (client: pg.Pool | pg.PoolClient): Sql => drizzle(client, { casing: 'snake_case' })

export function createDatabase(pool: pg.Pool, { begin } = { begin: 'begin' }): Database {
  // one for each connection, so that its prepared statements serve every later transaction on it
  const connections = new WeakMap<pg.PoolClient, Sql>()
  const sqlOn = (client: pg.PoolClient): Sql => {
    const sql = connections.get(client) ?? open(client)
    connections.set(client, sql)
    return sql
  }
  const commit = async <T>(works: readonly Work<T>[]): Promise<Outcome<T>[]> => {
    const client = await pool.connect()
    return new Transaction(client, sqlOn(client)).run(begin, works)
  }
  const commitAlone = async <T>(work: Work<T>): Promise<T> => {
    // the callbacks of a failed attempt are dropped
    const [outcome] = callBack(await retry(() => commit([work])))
    if (outcome?.status !== 'fulfilled') throw outcome?.reason
    return outcome.value
  }
  const commitTogether = async (works: readonly Work[]): Promise<PromiseSettledResult<unknown>[]> => {
    const outcomes = works.length > 1 ? await commit(works).catch(tryAlone) : null
    if (outcomes) return callBack(outcomes)
    const results: PromiseSettledResult<unknown>[] = []
    for (const work of works) results.push(...(await Promise.allSettled([commitAlone(work)])))
    return results
  }
  // five seconds at most, with the wait for a connection that follows (docs/security.md I22)
  const maxWaitMs = ((pool.options.connectionTimeoutMillis ?? 0) * 2) / 3
  const inTurn = takeTogether({ ...LOCK_QUEUE, maxWaitMs }, commitTogether)
  return {
    sql: open(pool),
    transact: <T>(work: Work<T>, lockName?: string) =>
      lockName === undefined ? commitAlone(work) : (inTurn(lockName, work) as Promise<T>),
  }
}

function callBack<T>(outcomes: Outcome<T>[]): Outcome<T>[] {
  for (const { callbacks } of outcomes) for (const callback of callbacks) callback()
  return outcomes
}

/** If the database refused all works because of one, each is tried alone. If it is unavailable, each would fail too. */
function tryAlone(failure: unknown): null {
  if (sqlStateOf(failure) === undefined || isUnavailable(failure)) throw failure
  return null
}

const MAX_RETRIES = 3

async function retry<T>(attempt: () => Promise<T>, attemptNumber = 1): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (attemptNumber > MAX_RETRIES || !isCollision(error)) throw error
    await sleep(10 + Math.random() * 40 * attemptNumber)
    return retry(attempt, attemptNumber + 1)
  }
}
