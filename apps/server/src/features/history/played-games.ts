import type { PlayedGame } from '@turnout/rules/statistics'
import type { Sql } from '../../platform/db/database.ts'
import { type AppearanceRow, endedMatchesIn, type MatchRow } from './store.ts'

/** Rows of people and rows of matches as evenings, oldest first. */
export async function playedGamesOf(sql: Sql, rows: readonly AppearanceRow[]): Promise<PlayedGame[]> {
  const byGame = groupBy(rows, ({ gameId }) => gameId)
  const matchesByGame = groupBy(await endedMatchesIn(sql, [...byGame.keys()]), ({ gameId }) => gameId)
  return [...byGame].map(([gameId, gameRows]) => ({
    appearances: gameRows.map(({ userId, arrivedAt, team, captain }) => ({
      person: userId ?? '',
      arrivedAt: arrivedAt.getTime(),
      team,
      captain: captain === true,
    })),
    matches: (matchesByGame.get(gameId) ?? []).map(toMatchResult),
  }))
}

const toMatchResult = ({ endedAt, ...match }: MatchRow) => ({ ...match, endedAt: endedAt?.getTime() ?? 0 })

export function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
