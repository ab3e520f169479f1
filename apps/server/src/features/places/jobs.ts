import type { Deps } from '../../deps.ts'
import { deleteExpiredPlaces } from './store.ts'

/** By Google's terms, and for every provider by operating.md: only the id stays after 30 days. */
const RETENTION_MS = 30 * 24 * 3_600_000

export const tidyPlaces = async ({ sql, clock }: Deps): Promise<void> =>
  deleteExpiredPlaces(sql, await clock.now(sql), RETENTION_MS)
