import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { limitConcurrencyOf } from '../limit-concurrency.ts'
import { isQueryTimeout, sqlStateOf } from './sql-state.ts'

/** What a store takes first: the database at large or one transaction, and it cannot tell which. */
export type Sql = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/**
 * What a store takes first whose answer may be a second old: a list, a search, statistics, a past game. Every `Sql`
 * is one, and none of these is an `Sql`: what asks for a permission or for a game cannot be given a standby.
 */
export type StandbySql = Pick<Sql, 'select' | 'selectDistinctOn' | 'execute' | '$count'>

export type Database = {
  sql: Sql
  /**
   * All of the work or none of it. It may be called again, so it must do nothing outside of the database. Work that
   * waits for one lock names it: it then waits for its turn here, and not on a connection that others need.
   */
  transact<T>(work: (sql: Sql) => Promise<T>, lockName?: string): Promise<T>
}

/** One holds the lock; the next has sent its statements, and has the lock as soon as it is free. */
const CONNECTIONS_OF_A_LOCK = 2
const MAX_WAITING_FOR_A_LOCK = 100

const open = (client: pg.Pool | pg.PoolClient): Sql => drizzle(client, { casing: 'snake_case' })

export function createDatabase(pool: pg.Pool, { begin } = { begin: 'begin' }): Database {
  // one for each connection, so that its prepared statements serve every later transaction on it
  const connections = new WeakMap<pg.PoolClient, Sql>()
  const sqlOn = (client: pg.PoolClient): Sql => {
    const sql = connections.get(client) ?? open(client)
    connections.set(client, sql)
    return sql
  }
  // with the wait for a connection, which follows, five seconds at most (docs/security.md I22)
  const maxWaitMs = ((pool.options.connectionTimeoutMillis ?? 0) * 2) / 3
  const inTurn = limitConcurrencyOf(CONNECTIONS_OF_A_LOCK, MAX_WAITING_FOR_A_LOCK, maxWaitMs)
  const commit = <T>(work: (sql: Sql) => Promise<T>) =>
    retry(async () => {
      const client = await pool.connect()
      const sql = sqlOn(client)
      // an attempt that is repeated has called for nothing
      const transaction: Transaction = { callbacks: [], lastStatements: [], entry: null }
      transactions.set(sql, transaction)
      const doWork = () => work(sql).finally(() => transactions.delete(sql))
      const value = await runTransaction(client, begin, doWork, transaction)
      return { value, ...transaction }
    })
  return {
    sql: open(pool),
    async transact(work, lockName) {
      const committed = lockName === undefined ? commit(work) : inTurn(lockName)(() => commit(work))
      const { value, callbacks } = await committed
      for (const callback of callbacks) callback()
      return value
    },
  }
}

/** What a transaction that has not ended has to do at its end. */
interface Transaction {
  callbacks: (() => void)[]
  lastStatements: Promise<unknown>[]
  entry: LogEntryId | null
}

/** The entry of a log that a person's command wrote: in which log, and at which version. */
export interface LogEntryId {
  logId: string
  version: number
}

const transactions = new WeakMap<Sql, Transaction>()

function transactionOf(sql: Sql): Transaction {
  const transaction = transactions.get(sql)
  if (!transaction) throw new Error('This needs the sql of a transaction that has not ended.')
  return transaction
}

/** Calls back once the transaction of this `sql` is committed, and never when it is rolled back. */
export const afterCommit = (sql: Sql, callback: () => void): void =>
  void transactionOf(sql).callbacks.push(callback)

/** A statement whose answer nobody waits for: the commit goes out behind it, and fails with it. */
export function withCommit(sql: Sql, statement: Promise<unknown>): void {
  // a statement of drizzle's is sent each time that somebody waits for it
  const answer = statement.then(() => {})
  answer.catch(() => {})
  transactionOf(sql).lastStatements.push(answer)
}

/** Tells whoever keeps the answer to a command which entry it speaks of, so that both can be compared later. */
export const noteEntry = (sql: Sql, entry: LogEntryId): void => {
  transactionOf(sql).entry = entry
}

export const notedEntry = (sql: Sql): LogEntryId | null => transactionOf(sql).entry

async function runTransaction<T>(
  client: pg.PoolClient,
  begin: string,
  work: () => Promise<T>,
  { lastStatements }: Transaction,
): Promise<T> {
  let unusable: Error | undefined
  try {
    // goes out with the first statement of the work, which waits for no answer to it
    const begun = client.query(begin).catch((error: Error) => {
      unusable = error
      throw error
    })
    const [value] = await Promise.all([work(), begun])
    await Promise.all([...lastStatements, client.query('commit')])
    return value
  } catch (failure) {
    // what came behind a statement that failed was told only that the transaction is lost
    const error = (await firstFailure(lastStatements)) ?? failure
    // behind a statement without an answer a roll-back would wait as well; closing the connection rolls back
    if (isQueryTimeout(error)) unusable = error
    // a roll-back that fails as well, on a connection that is gone, must not hide why it was tried
    else
      await client.query('rollback').catch((failure: Error) => {
        unusable = failure
      })
    throw error
  } finally {
    client.release(unusable)
  }
}

async function firstFailure(statements: readonly Promise<unknown>[]): Promise<unknown> {
  const results = await Promise.allSettled(statements)
  return results.find((result) => result.status === 'rejected')?.reason
}

const MAX_RETRIES = 3

/** Two who would have waited for each other, or saw each other's half: one of them simply tries again. */
async function retry<T>(attempt: () => Promise<T>, attemptNumber = 1): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (attemptNumber > MAX_RETRIES || !COLLISIONS.has(sqlStateOf(error) ?? '')) throw error
    await sleep(10 + Math.random() * 40 * attemptNumber)
    return retry(attempt, attemptNumber + 1)
  }
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const COLLISIONS = new Set([SERIALIZATION_FAILURE, DEADLOCK])
