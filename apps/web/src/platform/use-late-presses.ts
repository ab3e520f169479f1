import { useSyncExternalStore } from 'react'
import type { Press } from './press-queue.ts'
import { onTick } from './ticker.ts'

const NOTICED_AFTER_MS = 900

/** The presses that are still not answered after a moment; a word about every press while it is on its way says nothing. */
export function useLatePresses(presses: readonly Press[]): readonly Press[] {
  const count = useSyncExternalStore(
    onTick,
    () => presses.filter(({ madeAt }) => Date.now() - madeAt > NOTICED_AFTER_MS).length,
    () => 0,
  )
  // the line is in order of making, so the late ones stand in front
  return presses.slice(0, count)
}
