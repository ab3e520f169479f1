import type { Sql } from '../../platform/db/database.ts'
import { type GroupRow, localDate } from '../groups/public.ts'
import { findGamesOf, slotsOf } from './session-games.ts'

/** [H-16] The cancelled games of a group from yesterday on, each with its original day and hours. */
async function findAllCancelled(sql: Sql, group: GroupRow, now: number) {
  // started games do not matter here, because they are not cancelled
  const slots = slotsOf(group, now, []).filter(({ session }) => session === null)
  const games = slots.length > 0 ? await findGamesOf(sql, group, null, slots) : []
  return games.map(({ slot, game: { session, cancelled } }) => ({
    slot,
    session,
    reason: cancelled?.reason ?? null,
  }))
}

/** The cancelled games whose hours are not over. */
export const findCancelledGames = async (sql: Sql, group: GroupRow, now: number) =>
  (await findAllCancelled(sql, group, now)).filter(({ session }) => now < session.endsAt)

/** The cancelled game of today, also after its hours; null if there is none. */
export async function findCancelledToday(sql: Sql, group: GroupRow, now: number) {
  const today = localDate(group.timeZone, now)
  return (await findAllCancelled(sql, group, now)).find(({ session }) => session.date === today) ?? null
}

export type CancelledGame = Awaited<ReturnType<typeof findCancelledGames>>[number]
