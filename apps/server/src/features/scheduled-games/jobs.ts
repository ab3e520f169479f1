import type { Deps } from '../../deps.ts'
import { TWELVE_MONTHS_MS } from '../../platform/twelve-months.ts'
import { deleteGamesBefore } from './erase-store.ts'

const BATCH = 1_000

/** [H-24] Deletes answers, late drop-outs, no-shows and payments after twelve months. Results and arrivals stay. */
export async function tidyScheduledGames({ sql, clock, transact }: Deps): Promise<void> {
  const before = new Date((await clock.now(sql)) - TWELVE_MONTHS_MS)
  while ((await transact((inside) => deleteGamesBefore(inside, before, BATCH))) === BATCH);
}
