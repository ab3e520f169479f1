import { DEFAULT_VENUE_RADIUS_M, distance } from '@turnout/rules/geofence'
import type { ScheduledGame } from '@turnout/rules/scheduled-game'
import type { Sql } from '../../platform/db/database.ts'
import { findStartedGames, type GroupRow, venueOn } from '../groups/public.ts'
import { gamesToCome } from './session-games.ts'
import type { SettingsRow } from './store.ts'

/** A group before and after a change of its days, hours or venue. */
export interface GroupChange {
  before: GroupRow
  group: GroupRow
}

/** A stored game to come that changed for people: its day was dropped, came back, or the game was moved. */
export type ScheduleChange =
  | { is: 'dropped'; gameId: string; game: ScheduledGame }
  | { is: 'resumed'; gameId: string; game: ScheduledGame }
  | { is: 'moved'; gameId: string; game: ScheduledGame; from: ScheduledGame }

export async function scheduleChanges(
  sql: Sql,
  change: GroupChange,
  settings: SettingsRow,
  at: number,
): Promise<ScheduleChange[]> {
  const startedGames = await findStartedGames(sql, change.group.id, at)
  const gamesOf = async (group: GroupRow) => {
    const games = await gamesToCome(sql, group, settings, { now: at, startedGames })
    return new Map(
      games.filter(({ game }) => !game.cancelled).map(({ row, game }) => [row.id, { row, game }]),
    )
  }
  const had = await gamesOf(change.before)
  const has = await gamesOf(change.group)
  const isToCome = ({ session }: ScheduledGame) => at < session.startsAt
  const dropped = [...had].filter(([id, { game }]) => !has.has(id) && isToCome(game))
  return [
    ...dropped.map(([gameId, { game }]) => ({ is: 'dropped' as const, gameId, game })),
    ...[...has].flatMap(([gameId, { row, game }]): ScheduleChange[] => {
      const from = had.get(gameId)?.game
      // later hours do not bring back a game that is over
      if (!from) return isToCome(row.game) ? [{ is: 'resumed', gameId, game }] : []
      return isToCome(from) && isMoved(from, game, change) ? [{ is: 'moved', gameId, game, from }] : []
    }),
  ]
}

function isMoved(from: ScheduledGame, game: ScheduledGame, { before, group }: GroupChange): boolean {
  if (from.session.startsAt !== game.session.startsAt || from.session.endsAt !== game.session.endsAt)
    return true
  const [was, is] = [venueOn(before, from.session.date), venueOn(group, game.session.date)]
  // a corrected name or pin is no new venue
  return was.name !== is.name && distance(was, is) > DEFAULT_VENUE_RADIUS_M
}
