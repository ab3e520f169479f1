import type { CupOptions } from '@turnout/rules/cup/run-cup'
import type { ScheduledGame } from '@turnout/rules/scheduled-game'
import type { Sql } from '../../platform/db/database.ts'
import { type GroupRow, slotOn } from '../groups/public.ts'
import { idOfSlot } from './session-games.ts'
import { findScheduledGames } from './store.ts'

/** What is known about the session of a date; null while nothing is. */
export async function findGameOnDate(sql: Sql, group: GroupRow, date: string): Promise<ScheduledGame | null> {
  const [row] = await findScheduledGames(sql, [idOfSlot(group.id, slotOn(group, date))])
  return row?.game ?? null
}

/** [O-25] The cup that begins with Play Ball on a date; null without one. */
export const findPlannedCup = async (sql: Sql, group: GroupRow, date: string): Promise<CupOptions | null> =>
  (await findGameOnDate(sql, group, date))?.cup ?? null
