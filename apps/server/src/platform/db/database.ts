import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { sqlStateOf } from './sql-state.ts'

/** What a store takes first: the database at large or one transaction, and it cannot tell which. */
export type Sql = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = {
  sql: Sql
  /** All of the work or none of it. It may be called again, so it must do nothing outside of the database. */
  transact<T>(work: (sql: Sql) => Promise<T>): Promise<T>
}

export function createDatabase(pool: pg.Pool): Database {
  const sql = drizzle(pool, { casing: 'snake_case' })
  return { sql, transact: (work) => retry(() => runTransaction(sql, work)) }
}

/** A roll-back that fails as well, on a connection that is gone, must not hide why it was tried. */
async function runTransaction<T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
  let fault: { error: unknown } | null = null
  try {
    return await sql.transaction(async (tx) => {
      try {
        return await work(tx)
      } catch (error) {
        fault = { error }
        throw error
      }
    })
  } catch (error) {
    throw (fault as { error: unknown } | null)?.error ?? error
  }
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
