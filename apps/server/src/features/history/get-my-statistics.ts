import { getMyStatistics as promise } from '@turnout/contract/statistics'
import { computeStatistics, EMPTY_STATISTICS, type PlayerStatistics } from '@turnout/rules/statistics'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentNumbers } from './present.ts'
import { eveningsOf, grouped } from './season.ts'
import { type OutingRow, outingsOf } from './store.ts'

export const getMyStatistics = handle(promise, ({ sql }: Deps) => async ({ query, actor }) => {
  const rows = await outingsOf(sql, actor.id, query)
  const groups = [...grouped(rows, ({ groupId }) => groupId)].map(async ([groupId, own]) => ({
    group_id: groupId,
    group_name: own[0]?.groupName ?? '',
    ...presentNumbers(await mine(sql, actor.id, own)),
  }))
  return { total: presentNumbers(await mine(sql, actor.id, rows)), groups: await Promise.all(groups) }
})

const mine = async (sql: Sql, userId: string, rows: readonly OutingRow[]): Promise<PlayerStatistics> =>
  computeStatistics(await eveningsOf(sql, rows)).get(userId) ?? EMPTY_STATISTICS
