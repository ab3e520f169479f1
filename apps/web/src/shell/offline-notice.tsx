import { count } from '@turnout/rules/words'
import { useOnline } from '../platform/online.ts'
import { useWaitingPresses } from '../platform/presses.ts'
import { useSaidLastSeen } from '../platform/use-last-seen.ts'
import { useLatePresses } from '../platform/use-late-presses.ts'
import { clockTime } from '../platform/when.ts'
import { OfflineBar } from '../ui/offline-bar.tsx'

/** Says what this phone cannot know now, and how much of what was pressed has not gone out. */
export function OfflineNotice() {
  const online = useOnline()
  const line = useWaitingPresses()
  const late = useLatePresses(line).length
  const lastSeen = useSaidLastSeen()
  if (online && late === 0 && lastSeen === null) return null
  const waiting = line.length
  const presses = `${count(waiting, 'press', 'presses')} ${waiting === 1 ? 'waits' : 'wait'} in line.`
  return (
    <OfflineBar edge title={lastSeen === null ? 'No signal' : `Last seen ${clockTime(lastSeen)}`}>
      {waiting > 0 ? `${presses} Keep scoring, we send them in order.` : whatIsLeft(lastSeen)}
    </OfflineBar>
  )
}

/** A page that says of when it is shows a state; of any other nobody knows whether there is one. */
const whatIsLeft = (lastSeen: number | null): string =>
  lastSeen === null ? 'You see only what this phone has already.' : 'This is the last state this phone has.'
