import type { Deps } from '../../deps.ts'
import { TWELVE_MONTHS_MS } from '../../platform/twelve-months.ts'
import { eraseEvents } from './erase-events.ts'
import { lockEventsBefore } from './store.ts'

const BATCH = 1_000

/** [Z-10] Events are deleted twelve months after their end, with their answers. */
export async function tidyEvents({ sql, clock, transact }: Deps): Promise<void> {
  const before = new Date((await clock.now(sql)) - TWELVE_MONTHS_MS)
  let erased: number
  do
    erased = await transact(async (inside) => {
      const rows = await lockEventsBefore(inside, before, BATCH)
      await eraseEvents(inside, rows)
      return rows.length
    })
  while (erased === BATCH)
}
