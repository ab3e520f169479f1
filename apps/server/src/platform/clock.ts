import { sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from './db/database.ts'

/** What time it is, in milliseconds. The database's clock is the only one: nodes may disagree, it does not. */
export interface Clock {
  /**
   * Asked in a statement of its own: inside a transaction after its locks are held, so that the
   * moment is that of the decision and not that of the wait before it.
   */
  now(sql: Sql): Promise<number>
  /** The same as a column of a statement that is made anyway, if it waits for no lock. */
  column(): SQL<number>
}

const NOW = query`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** The database's clock, moved by `offsetMs`: tests and the demo live at another hour without waiting for it. */
export const databaseClock = (offset: { ms: number } = { ms: 0 }): Clock => ({
  async now(sql) {
    const { rows } = await sql.execute<{ at: string }>(query`select ${NOW} as at`)
    return Number(rows[0]?.at) + offset.ms
  },
  column: () => query<number>`${NOW}`.mapWith((at) => Number(at) + offset.ms),
})
