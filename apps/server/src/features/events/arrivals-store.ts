import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { eventArrivals } from './tables.ts'

/** [Z-18] The first check-in counts. */
export const addArrival = (sql: Sql, row: typeof eventArrivals.$inferInsert): Promise<unknown> =>
  sql.insert(eventArrivals).values(row).onConflictDoNothing()

export async function deleteArrival(sql: Sql, eventId: string, id: string): Promise<boolean> {
  const deleted = await sql
    .delete(eventArrivals)
    .where(and(eq(eventArrivals.eventId, eventId), eq(eventArrivals.id, id)))
    .returning({ id: eventArrivals.id })
  return deleted.length > 0
}

/** When each person and guest arrived. */
export async function findArrivals(sql: Sql, eventId: string): Promise<Map<string, number>> {
  const rows = await sql
    .select({ id: eventArrivals.id, at: eventArrivals.at })
    .from(eventArrivals)
    .where(eq(eventArrivals.eventId, eventId))
  return new Map(rows.map(({ id, at }) => [id, at.getTime()]))
}

export async function findArrivalOf(sql: Sql, eventId: string, userId: string): Promise<number | null> {
  const [row] = await sql
    .select({ at: eventArrivals.at })
    .from(eventArrivals)
    .where(and(eq(eventArrivals.eventId, eventId), eq(eventArrivals.id, userId)))
  return row?.at.getTime() ?? null
}

/** The arrivals of a person and of the guests whom they brought. */
export const deleteArrivalsOf = (sql: Sql, userId: string): Promise<unknown> =>
  sql.delete(eventArrivals).where(eq(eventArrivals.userId, userId))
