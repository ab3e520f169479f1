import type { OtherGame } from '@turnout/rules/fair-places'
import { isRecorded } from '@turnout/rules/scheduled-game'
import type { Sql } from '../../platform/db/database.ts'
import { findArrivals, findLatestGames } from './store.ts'

/** [H-9] Enough for five past games, plus the games to come that people have already answered. */
const LATEST_GAMES = 20

/** The other sessions of a group with their attendance records, latest first. */
export async function findOtherGames(sql: Sql, groupId: string, gameId: string): Promise<OtherGame[]> {
  const rows = await findLatestGames(sql, groupId, LATEST_GAMES)
  const others = rows.filter(({ id, game }) => id !== gameId && !game.cancelled).map(({ game }) => game)
  const arrivals = await findArrivals(
    sql,
    groupId,
    others.map(({ session }) => session.date),
  )
  return others
    .toSorted((a, b) => b.session.startsAt - a.session.startsAt)
    .map((game) => ({
      attendance: game.attendance,
      arrived:
        isRecorded(game) && game.done.includes('finished')
          ? arrivals.filter(({ date }) => date === game.session.date).map(({ userId }) => userId!)
          : null,
    }))
}
