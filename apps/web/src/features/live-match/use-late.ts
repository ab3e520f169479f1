import type { InputOf } from '@turnout/contract/endpoint'
import type { changeScore } from '@turnout/contract/live-match'
import { useSyncExternalStore } from 'react'
import type { Press } from '../../platform/press-queue.ts'
import { onTick } from '../../platform/ticker.ts'

const NOTICED_AFTER_MS = 900

/** The teams of presses that are still not answered after a moment; a count that flashes on every press says nothing. */
export function useLate(presses: readonly Press[]): string[] {
  const count = useSyncExternalStore(
    onTick,
    () => presses.filter(({ madeAt }) => Date.now() - madeAt > NOTICED_AFTER_MS).length,
    () => 0,
  )
  // the line is in order of making, so the late ones stand in front
  return presses.slice(0, count).map(({ input }) => (input as InputOf<typeof changeScore>).body.team_id)
}
