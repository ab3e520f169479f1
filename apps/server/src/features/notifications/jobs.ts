import type { Deps } from '../../deps.ts'
import { deleteOldNotifications } from './store.ts'

export const tidyNotifications = async ({ sql, clock }: Deps): Promise<void> =>
  deleteOldNotifications(sql, await clock.now(sql))
