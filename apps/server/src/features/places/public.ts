import type { Deps } from '../../deps.ts'
import { forgetOldPlaces } from './store.ts'

/** Google's terms: everything but the id goes after 30 days. */
const GOOGLE_KEEP_MS = 30 * 24 * 3_600_000

export const tidyPlaces = async ({ sql, clock }: Deps): Promise<void> =>
  forgetOldPlaces(sql, await clock.now(sql), GOOGLE_KEEP_MS)
