import type { OtherVenue } from '@turnout/rules/scheduled-game'
import { and, eq, sql as query } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { scheduledGames } from './tables.ts'

/** The other venue of a group's game on a date; null at its own venue. */
export async function findOtherVenue(sql: Sql, groupId: string, date: string): Promise<OtherVenue | null> {
  const { game } = scheduledGames
  const [row] = await sql
    .select({ venue: query<OtherVenue>`${game} -> 'venue'` })
    .from(scheduledGames)
    .where(
      and(
        eq(scheduledGames.groupId, groupId),
        query`${game} -> 'session' ->> 'date' = ${date}`,
        query`jsonb_typeof(${game} -> 'venue') = 'object'`,
      ),
    )
  return row?.venue ?? null
}
