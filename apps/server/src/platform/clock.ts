import { sql as query } from 'drizzle-orm'
import type { Sql } from './db/database.ts'

/** What time it is, in milliseconds. The database's clock is the only one: nodes may disagree, it does not. */
export interface Clock {
  /**
   * Asked in a statement of its own: inside a transaction after its locks are held, so that the
   * moment is that of the decision and not that of the wait before it.
   */
  now(sql: Sql): Promise<number>
  /** The moment of a `DATABASE_NOW` that a statement read along with the rest. */
  momentOf(databaseNow: string): number
}

/** As a column of a statement that waits for no lock. */
export const DATABASE_NOW = query<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** The database's clock, moved by `offsetMs`: tests and the demo live at another hour without waiting for it. */
export const databaseClock = (offset: { ms: number } = { ms: 0 }): Clock => {
  const momentOf = (databaseNow: string) => Number(databaseNow) + offset.ms
  return {
    momentOf,
    async now(sql) {
      const { rows } = await sql.execute<{ at: string }>(query`select ${DATABASE_NOW} as at`)
      return momentOf(rows[0]?.at ?? '')
    },
  }
}
