import type { Deps } from '../../deps.ts'
import { dropOldCodes } from './store.ts'

export const tidySignIns = async ({ sql, clock }: Deps): Promise<void> =>
  dropOldCodes(sql, new Date(await clock.now(sql)))
