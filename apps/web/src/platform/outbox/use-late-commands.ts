import { useSyncExternalStore } from 'react'
import { onTick } from '../time/ticker.ts'
import type { QueuedCommand } from './queue.ts'

const LATE_AFTER_MS = 900

/** The presses that are still not answered after a moment; a word about every press while it is on its way says nothing. */
export function useLateCommands(commands: readonly QueuedCommand[]): readonly QueuedCommand[] {
  const count = useSyncExternalStore(
    onTick,
    () => commands.filter(({ madeAt }) => Date.now() - madeAt > LATE_AFTER_MS).length,
    () => 0,
  )
  // the line is in order of making, so the late ones stand in front
  return commands.slice(0, count)
}
