import { and, eq, inArray, sql as query, type SQLWrapper } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { groups } from '../groups/tables.ts'
import { deleteOpenGames } from './open-games-store.ts'
import {
  attendanceSettings,
  scheduledGameLog,
  scheduledGames,
  scheduledGuests,
  standingAnswers,
} from './tables.ts'

async function deleteGames(sql: Sql, ids: string[] | SQLWrapper): Promise<void> {
  await sql.delete(scheduledGuests).where(inArray(scheduledGuests.gameId, ids))
  await sql.delete(scheduledGameLog).where(inArray(scheduledGameLog.gameId, ids))
  await sql.delete(scheduledGames).where(inArray(scheduledGames.id, ids))
}

/** All data of a group in this feature. */
export async function deleteScheduledGames(sql: Sql, groupId: string): Promise<void> {
  const ofGroup = eq(scheduledGames.groupId, groupId)
  await deleteGames(sql, sql.select({ id: scheduledGames.id }).from(scheduledGames).where(ofGroup))
  await deleteOpenGames(sql, groupId)
  await sql.delete(standingAnswers).where(eq(standingAnswers.groupId, groupId))
  await sql.delete(attendanceSettings).where(eq(attendanceSettings.groupId, groupId))
}

/**
 * Deletes a batch of games whose date at the group's place is before that moment, and returns their number. Compares
 * the slot first, because reading the game is costly.
 */
export async function deleteGamesBefore(sql: Sql, moment: Date, most: number): Promise<number> {
  const date = query`(${moment.toISOString()}::timestamptz at time zone ${groups.timeZone})::date`
  const rows = await sql
    .select({ id: scheduledGames.id })
    .from(scheduledGames)
    .innerJoin(groups, eq(groups.id, scheduledGames.groupId))
    .where(
      and(
        query`${scheduledGames.slot} < ${date}`,
        query`(${scheduledGames.game} #>> '{session,date}')::date < ${date}`,
      ),
    )
    .orderBy(scheduledGames.id)
    .limit(most)
    .for('update', { of: scheduledGames })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await deleteGames(sql, ids)
  return ids.length
}

/** Names of the guests of a person. */
export const deleteGuestsOf = (sql: Sql, userId: string): Promise<unknown> =>
  sql.delete(scheduledGuests).where(eq(scheduledGuests.userId, userId))
