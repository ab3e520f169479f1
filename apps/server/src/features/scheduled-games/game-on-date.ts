import type { CupOptions } from '@turnout/rules/cup/run-cup'
import type { ScheduledGame } from '@turnout/rules/scheduled-game'
import type { Sql } from '../../platform/db/database.ts'
import { type GroupRow, slotOn } from '../groups/public.ts'
import { idOfSlot } from './session-games.ts'
import { findScheduledGames } from './store.ts'

/** The stored game of a date; null if there is none. */
export async function findGameOnDate(sql: Sql, group: GroupRow, date: string): Promise<ScheduledGame | null> {
  const [row] = await findScheduledGames(sql, [idOfSlot(group.id, slotOn(group, date))])
  return row?.game ?? null
}

/** [O-25] The cup that starts with Play Ball on a date; null if there is none. */
export const findPlannedCup = async (sql: Sql, group: GroupRow, date: string): Promise<CupOptions | null> =>
  (await findGameOnDate(sql, group, date))?.cup ?? null
