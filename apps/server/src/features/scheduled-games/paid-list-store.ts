import { and, desc, eq, isNotNull, isNull, lt, sql as query } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { games, participants } from '../game/tables.ts'
import type { ScheduledGameRow } from './store.ts'
import { scheduledGames } from './tables.ts'

/** The last game of a group before this slot that had a cost and began. A game of a dropped day never begins. */
export async function findPreviousPaidGame(
  sql: Sql,
  groupId: string,
  slot: string,
): Promise<ScheduledGameRow | null> {
  const { game } = scheduledGames
  const [row] = await sql
    .select()
    .from(scheduledGames)
    .where(
      and(
        eq(scheduledGames.groupId, groupId),
        lt(scheduledGames.slot, slot),
        query`${game} ->> 'cost' is not null and ${game} ->> 'cancelled' is null`,
        query`${game} -> 'done' ?| array['arrivals-placed', 'finished']`,
      ),
    )
    .orderBy(desc(scheduledGames.slot))
    .limit(1)
  return row ?? null
}

/** The guests who arrived on this date, in order of arrival. */
export const findArrivedGuests = (
  sql: Sql,
  groupId: string,
  date: string,
): Promise<{ id: string; name: string }[]> =>
  sql
    .select({ id: participants.id, name: query<string>`${participants.guestName}` })
    .from(participants)
    .innerJoin(games, eq(games.id, participants.gameId))
    .where(
      and(
        eq(games.groupId, groupId),
        eq(games.date, date),
        isNull(participants.removedAt),
        isNotNull(participants.guestName),
      ),
    )
    .orderBy(participants.arrivalNo)
