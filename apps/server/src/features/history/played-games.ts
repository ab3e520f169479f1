import type { PlayedGame } from '@turnout/rules/statistics'
import type { StandbySql } from '../../platform/db/database.ts'
import { type AppearanceRow, endedMatchesIn } from './store.ts'

/** Games from rows of people and rows of matches, oldest first. */
export async function playedGamesOf(sql: StandbySql, rows: readonly AppearanceRow[]): Promise<PlayedGame[]> {
  const byGame = groupBy(rows, ({ gameId }) => gameId)
  const matchesByGame = groupBy(await endedMatchesIn(sql, [...byGame.keys()]), ({ gameId }) => gameId)
  return [...byGame].map(([gameId, gameRows]) => ({
    appearances: gameRows.map(({ userId, captain, played }) => ({
      person: userId ?? '',
      captain: captain === true || played.some((match) => match.captain),
      playedFor: new Map(played.map(({ number, team }) => [number, team])),
    })),
    matches: matchesByGame.get(gameId) ?? [],
  }))
}

export function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
