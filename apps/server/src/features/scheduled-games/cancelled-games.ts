import type { Sql } from '../../platform/db/database.ts'
import { type GroupRow, localDate, type StartedGame } from '../groups/public.ts'
import { gameOf, slotsOf } from './session-games.ts'
import { findScheduledGames } from './store.ts'

/** [H-16] The cancelled games of a group from yesterday on, each at the day and hours that it had. */
async function findAllCancelled(
  sql: Sql,
  group: GroupRow,
  now: number,
  startedGames: readonly StartedGame[],
) {
  const slots = slotsOf(group, now, startedGames).filter(({ session }) => session === null)
  if (slots.length === 0) return []
  const rows = await findScheduledGames(
    sql,
    slots.map(({ id }) => id),
  )
  return slots.map((slot) => {
    const stored = rows.find(({ id }) => id === slot.id)?.game
    const { session, cancelled } = gameOf(group, null, slot, stored)
    return { slot: slot.slot, session, reason: cancelled?.reason ?? null }
  })
}

/** Those that have not ended. */
export const findCancelledGames = async (
  sql: Sql,
  group: GroupRow,
  now: number,
  startedGames: readonly StartedGame[],
) => (await findAllCancelled(sql, group, now, startedGames)).filter(({ session }) => now < session.endsAt)

/** The one of today, also after its hours; null where none is cancelled. */
export async function findCancelledToday(
  sql: Sql,
  group: GroupRow,
  now: number,
  startedGames: readonly StartedGame[],
) {
  const today = localDate(group.timeZone, now)
  const cancelled = await findAllCancelled(sql, group, now, startedGames)
  return cancelled.find(({ session }) => session.date === today) ?? null
}

export type CancelledGame = Awaited<ReturnType<typeof findCancelledGames>>[number]
