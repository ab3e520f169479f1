import { sql as query } from 'drizzle-orm'
import type { Sql } from './db/database.ts'

/** The current time in milliseconds. The clock of the database is the only one, because nodes may disagree. */
export interface Clock {
  /**
   * A separate statement. A transaction calls it after it has its locks, so that the time is that of the
   * decision and not that of the wait before.
   */
  now(sql: Sql): Promise<number>
  /** The time of a `DATABASE_NOW` column that a statement read with its rows. */
  momentOf(databaseNow: string): number
}

/** A column for statements that wait for no lock. */
export const DATABASE_NOW = query<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** The clock of the database moved by `offsetMs`: tests and the demo set another hour without waiting for it. */
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
