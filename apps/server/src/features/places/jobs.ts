import type { Deps } from '../../deps.ts'
import { deleteExpiredPlaces } from './store.ts'

/** Google's terms, and what operating.md says of every provider: everything but the id goes after 30 days. */
const RETENTION_MS = 30 * 24 * 3_600_000

export const tidyPlaces = async ({ sql, clock }: Deps): Promise<void> =>
  deleteExpiredPlaces(sql, await clock.now(sql), RETENTION_MS)
