import { listStatistics as endpoint, type Sort } from '@turnout/contract/statistics'
import { may } from '@turnout/rules/membership'
import { computeStatistics } from '@turnout/rules/statistics'
import { handle } from '../../handle.ts'
import { authorizeGroup } from '../groups/public.ts'
import { playedGamesOf } from './played-games.ts'
import { presentNumbers } from './present.ts'
import { appearancesInGroup, namesOf } from './store.ts'

export const listStatistics = handle(endpoint, async (request, { sql }) => {
  const { query, total, read } = request
  const { group } = await authorizeGroup(sql, request, may.seeStatistics)
  const [statistics, names] = await read(async (sql) => {
    const statistics = computeStatistics(
      await playedGamesOf(sql, await appearancesInGroup(sql, group.id, query)),
    )
    return [statistics, await namesOf(sql, [...statistics.keys()])] as const
  })
  const people = [...statistics].map(([id, playerStatistics]) => ({
    user_id: id,
    name: names.get(id) ?? '',
    ...presentNumbers(playerStatistics),
  }))
  total(people.length)
  const from = (query.page - 1) * query.page_size
  return people.sort(byStatistic(query.sort)).slice(from, from + query.page_size)
})

type Row = Record<Sort, number> & { name: string }

/** Equal people are ordered by matches won, then by fewer matches played, then by name: pages never overlap. */
const byStatistic = (sort: Sort) => (a: Row, b: Row) =>
  b[sort] - a[sort] || b.won - a.won || a.played - b.played || BY_NAME(a.name, b.name)

const BY_NAME = new Intl.Collator('en').compare
