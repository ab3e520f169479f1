import type { Sql } from '../platform/db/database.ts'

/** Whether a connection waits for a lock of another. */
export async function hasLockWaiter(sql: Sql): Promise<boolean> {
  const { rowCount } = await sql.execute(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount !== 0
}
