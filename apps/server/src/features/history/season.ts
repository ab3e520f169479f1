import type { PlayedGame } from '@turnout/rules/statistics'
import type { Sql } from '../../platform/db/database.ts'
import { type MatchRow, matchesIn, type OutingRow } from './store.ts'

/** Rows of people and rows of matches as evenings, oldest first. */
export async function eveningsOf(sql: Sql, rows: readonly OutingRow[]): Promise<PlayedGame[]> {
  const byGame = grouped(rows, ({ gameId }) => gameId)
  const played = grouped(await matchesIn(sql, [...byGame.keys()]), ({ gameId }) => gameId)
  return [...byGame].map(([gameId, outings]) => ({
    appearances: outings.map(({ userId, arrivedAt, team, captain }) => ({
      person: userId ?? '',
      arrivedAt: arrivedAt.getTime(),
      team,
      captain: captain === true,
    })),
    matches: (played.get(gameId) ?? []).map(withEnd),
  }))
}

const withEnd = ({ endedAt, ...match }: MatchRow) => ({ ...match, endedAt: endedAt?.getTime() ?? 0 })

export function grouped<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
