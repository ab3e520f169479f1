import type { Sql } from '../../platform/db/database.ts'
import type { GroupRow } from '../groups/public.ts'
import { gameOf, slotsOf } from './session-games.ts'
import { findScheduledGames } from './store.ts'

/** [H-16] The cancelled games of a group that have not ended, each at the day and hours that it had. */
export async function findCancelledGames(sql: Sql, group: GroupRow, now: number) {
  const slots = slotsOf(group, now).filter(({ session }) => session === null)
  if (slots.length === 0) return []
  const rows = await findScheduledGames(
    sql,
    slots.map(({ id }) => id),
  )
  return slots
    .map((slot) => {
      const stored = rows.find(({ id }) => id === slot.id)?.game
      return { slot: slot.slot, session: gameOf(group, null, slot, stored).session }
    })
    .filter(({ session }) => now < session.endsAt)
}

export type CancelledGame = Awaited<ReturnType<typeof findCancelledGames>>[number]
