import type { Deps } from '../../deps.ts'
import { deleteGamesBefore } from './erase-store.ts'

/** [H-24] Answers, late drop-outs, no-shows and who has paid are kept for so long. */
export const RECORD_MS = 365 * 24 * 60 * 60 * 1000

const BATCH = 1_000

/** Results and arrivals belong to the games that were played, and stay. */
export async function tidyScheduledGames({ sql, clock, transact }: Deps): Promise<void> {
  const before = new Date((await clock.now(sql)) - RECORD_MS)
  while ((await transact((inside) => deleteGamesBefore(inside, before, BATCH))) === BATCH);
}
