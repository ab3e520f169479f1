import type { Deps } from '../../deps.ts'
import { deleteExpiredCodes } from './store.ts'

export const tidySignIns = async ({ sql, clock }: Deps) =>
  deleteExpiredCodes(sql, new Date(await clock.now(sql)))
