import { and, eq, max, sql as query } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { eventLog } from './tables.ts'

/** When each person last said in or out. */
export async function findReplyTimes(sql: Sql, eventId: string): Promise<Map<string, Date>> {
  const isAnswer = query`(${eventLog.events} @> '[{"type":"joined"}]' or ${eventLog.events} @> '[{"type":"dropped-out"}]')`
  const rows = await sql
    .select({ personId: eventLog.actorId, at: max(eventLog.at) })
    .from(eventLog)
    .where(and(eq(eventLog.eventId, eventId), isAnswer))
    .groupBy(eventLog.actorId)
  return new Map(rows.map(({ personId, at }) => [personId, at!]))
}
