import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { getGameReport } from './get-game-report.ts'
import { getMyStatistics } from './get-my-statistics.ts'
import { getReceipt } from './get-receipt.ts'
import { getResults } from './get-results.ts'
import { listStatistics } from './list-statistics.ts'

export const historyEndpoints: ServedEndpoint<Deps>[] = [
  getGameReport,
  getReceipt,
  getResults,
  listStatistics,
  getMyStatistics,
]
