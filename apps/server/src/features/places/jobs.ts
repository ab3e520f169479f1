import type { Deps } from '../../deps.ts'
import { deleteExpiredPlaces } from './store.ts'

/** Google's terms: everything but the id goes after 30 days. */
const GOOGLE_RETENTION_MS = 30 * 24 * 3_600_000

export const tidyPlaces = async ({ sql, clock }: Deps): Promise<void> =>
  deleteExpiredPlaces(sql, await clock.now(sql), GOOGLE_RETENTION_MS)
