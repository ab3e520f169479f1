import { getMyStatistics as endpoint } from '@turnout/contract/statistics'
import { computeStatistics, EMPTY_STATISTICS, type PlayerStatistics } from '@turnout/rules/statistics'
import { handle } from '../../handle.ts'
import type { StandbySql } from '../../platform/db/database.ts'
import { groupBy, playedGamesOf } from './played-games.ts'
import { presentNumbers } from './present.ts'
import { type AppearanceRow, appearancesOfUser } from './store.ts'

export const getMyStatistics = handle(endpoint, ({ query, actor, read }) =>
  read(async (sql) => {
    const rows = await appearancesOfUser(sql, actor.id, query)
    const groups = [...groupBy(rows, ({ groupId }) => groupId)].map(async ([groupId, groupRows]) => ({
      group_id: groupId,
      group_name: groupRows[0]?.groupName ?? '',
      ...presentNumbers(await statisticsOf(sql, actor.id, groupRows)),
    }))
    return {
      total: presentNumbers(await statisticsOf(sql, actor.id, rows)),
      groups: await Promise.all(groups),
    }
  }),
)

const statisticsOf = async (
  sql: StandbySql,
  userId: string,
  rows: readonly AppearanceRow[],
): Promise<PlayerStatistics> =>
  computeStatistics(await playedGamesOf(sql, rows)).get(userId) ?? EMPTY_STATISTICS
