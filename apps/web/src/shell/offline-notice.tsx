import { pluralize } from '@turnout/rules/words'
import { useOnline } from '../platform/device/online.ts'
import { usePendingCommands } from '../platform/outbox/outbox.ts'
import { useLateCommands } from '../platform/outbox/use-late-commands.ts'
import { useShownLastSeen } from '../platform/realtime/use-last-seen.ts'
import { clockTime } from '../platform/time/dates.ts'
import { OfflineBar } from '../ui/offline-bar.tsx'

/** Says what this phone cannot know now, and how much of what was pressed has not gone out. */
export function OfflineNotice() {
  const online = useOnline()
  const queue = usePendingCommands()
  const lateCount = useLateCommands(queue).length
  const lastSeen = useShownLastSeen()
  if (online && lateCount === 0 && lastSeen === null) return null
  const queuedCount = queue.length
  const queuedText = `${pluralize(queuedCount, 'press', 'presses')} ${queuedCount === 1 ? 'waits' : 'wait'} in line.`
  return (
    <OfflineBar edge title={lastSeen === null ? 'No signal' : `Last seen ${clockTime(lastSeen)}`}>
      {queuedCount > 0 ? `${queuedText} Keep scoring, we send them in order.` : staleText(lastSeen)}
    </OfflineBar>
  )
}

/** A page that says of when it is shows a state; of any other nobody knows whether there is one. */
const staleText = (lastSeen: number | null): string =>
  lastSeen === null ? 'You see only what this phone has already.' : 'This is the last state this phone has.'
