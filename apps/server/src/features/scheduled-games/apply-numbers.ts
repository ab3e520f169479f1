import { changeNumbers } from '@turnout/rules/plan-game'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { findStartedGames, type GroupRow } from '../groups/public.ts'
import { costOf } from './cost.ts'
import { listOpenGames } from './open-games-store.ts'
import { recordEvents } from './record-events.ts'
import { type GroupChange, scheduleChanges } from './schedule-change.ts'
import { gamesToCome, minimumOf, placesOf } from './session-games.ts'
import { bringForward, findSettings, isAsking, type ScheduledLogEntry, type SettingsRow } from './store.ts'

/** What group and settings say of a game to come. A group that asks no more gives nobody a place, and says so to nobody. */
export const numbersOf = (group: GroupRow, settings: SettingsRow | null) => ({
  ...(isAsking(settings) ? { places: placesOf(group, settings) } : {}),
  minimum: minimumOf(group, settings),
  cost: costOf(settings),
})

/**
 * [H-8] [H-31] Games to come that are stored get the new numbers; the others are made from group and settings anyway. One
 * that is on has a new cost alone.
 */
export async function applyNumbers(
  deps: Pick<Deps, 'publish'>,
  sql: Sql,
  { group, settings }: { group: GroupRow; settings: SettingsRow },
  entry: Omit<ScheduledLogEntry, 'events'>,
): Promise<void> {
  const startedGames = await findStartedGames(sql, group.id, entry.at)
  for (const { row, game } of await gamesToCome(sql, group, settings, { now: entry.at, startedGames })) {
    const numbers = numbersOf(group, settings)
    const isOn = entry.at >= game.session.startsAt
    const events = changeNumbers(
      game,
      isOn ? { minimum: game.minimum, cost: numbers.cost } : numbers,
      entry.at,
    )
    await recordEvents(deps, sql, row, game, { ...entry, events })
  }
}

/** Other teams give other places, other days and hours other times to ask. The caller has locked the group. */
export async function followGroup(
  deps: Pick<Deps, 'publish'>,
  sql: Sql,
  change: GroupChange,
  entry: Omit<ScheduledLogEntry, 'events'> & { actorId: string },
): Promise<void> {
  const { group } = change
  const settings = await findSettings(sql, group.id)
  if (!settings) return
  const { actorId: by, at } = entry
  const changes = await scheduleChanges(sql, change, settings, at)
  if (changes.length > 0)
    await deps.publish(sql, 'schedule-changed', { ...change, groupId: group.id, by, at, changes })
  await applyNumbers(deps, sql, { group, settings }, entry)
  await listOpenGames(sql, group, settings, entry.at)
  await bringForward(sql, settings, entry.at)
}
