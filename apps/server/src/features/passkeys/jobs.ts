import type { Deps } from '../../deps.ts'
import { deleteExpiredChallenges } from './store.ts'

export const tidyPasskeys = async ({ sql, clock }: Deps) =>
  deleteExpiredChallenges(sql, new Date(await clock.now(sql)))
