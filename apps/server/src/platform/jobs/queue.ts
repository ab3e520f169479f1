import { sql as query } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { newId } from '../ids.ts'
import { jobs } from './tables.ts'

export const WAKE_CHANNEL = 'jobs'

/** Written in the caller's transaction: the work is promised exactly when everything else is. */
export async function enqueue(sql: Sql, kind: string, payload: unknown, runAt?: Date): Promise<void> {
  await sql.insert(jobs).values({ id: newId(), kind, payload, ...(runAt && { runAt }) })
  await notifyWorkers(sql)
}

/** Heard by every node, and only once the transaction is committed. */
export async function notifyWorkers(sql: Sql): Promise<void> {
  await sql.execute(query`select pg_notify(${WAKE_CHANNEL}, '')`)
}
