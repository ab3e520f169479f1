import { evolveScheduledGame, type ScheduledGame } from '@turnout/rules/scheduled-game'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { countOpenGame } from './open-games-store.ts'
import { type ScheduledGameRow, type ScheduledLogEntry, writeScheduledGame } from './store.ts'

/** Writes the log and the snapshot of a scheduled game and publishes the event. The caller has locked the row. */
export async function recordEvents(
  { publish }: Pick<Deps, 'publish'>,
  sql: Sql,
  row: ScheduledGameRow,
  before: ScheduledGame,
  entry: ScheduledLogEntry,
): Promise<ScheduledGame> {
  const { actorId, at, events } = entry
  if (events.length === 0) return before
  const game = events.reduce(evolveScheduledGame, before)
  await writeScheduledGame(sql, row, game, entry)
  await countOpenGame(sql, row.id, game)
  const { id: gameId, groupId } = row
  await publish(sql, 'scheduled-game-changed', { gameId, groupId, actorId, at, before, game, events })
  return game
}
