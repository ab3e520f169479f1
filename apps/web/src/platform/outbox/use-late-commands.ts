import { useSyncExternalStore } from 'react'
import { onTick } from '../time/ticker.ts'
import type { QueuedCommand } from './queue.ts'

const LATE_AFTER_MS = 900

/** Commands without an answer after a moment; a notice about every command in flight would say nothing. */
export function useLateCommands(commands: readonly QueuedCommand[]): readonly QueuedCommand[] {
  const count = useSyncExternalStore(
    onTick,
    () => commands.filter(({ madeAt }) => Date.now() - madeAt > LATE_AFTER_MS).length,
    () => 0,
  )
  // the queue is in order of making, so the late ones are first
  return commands.slice(0, count)
}
