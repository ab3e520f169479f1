import type { Deps } from '../../deps.ts'
import { deleteExpiredChallenges } from './store.ts'

export const tidyPasskeys = async ({ sql, clock }: Deps): Promise<void> =>
  deleteExpiredChallenges(sql, new Date(await clock.now(sql)))
