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

/** The numbers of a game to come. A group that no longer asks changes no places, so no one gains one. */
export const numbersOf = (group: GroupRow, settings: SettingsRow | null) => ({
  ...(isAsking(settings) ? { places: placesOf(group, settings) } : {}),
  minimum: minimumOf(group, settings),
  cost: costOf(settings),
})

/**
 * [H-8] [H-31] Stored games to come get the new numbers; games without a row follow group and settings anyway. A game
 * that has begun gets only a new cost.
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

/** A change of teams changes places; a change of days or hours changes when to ask. The caller has locked the group. */
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
