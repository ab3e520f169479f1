import { sql as query, type SQL } from 'drizzle-orm'
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
async function notifyWorkers(sql: Sql): Promise<void> {
  await sql.execute(query`select pg_notify(${WAKE_CHANNEL}, '')`)
}

/** One job for each row of a query whose only column is the payload; answers how many. */
export async function enqueueEach(sql: Sql, kind: string, payloads: SQL): Promise<number> {
  const { rowCount } = await sql.execute(query`
    insert into ${jobs} (id, kind, payload)
    select gen_random_uuid(), ${kind}, payload from (${payloads}) as rows (payload)`)
  await notifyWorkers(sql)
  return rowCount ?? 0
}
