import { count } from '@turnout/rules/words'
import { useOnline } from '../platform/online.ts'
import { useWaitingPresses } from '../platform/presses.ts'
import { OfflineBar } from '../ui/offline-bar.tsx'

/** Says what this phone cannot know now, and how much of what was pressed has not gone out. */
export function OfflineNotice() {
  const online = useOnline()
  const waiting = useWaitingPresses().length
  if (online && waiting === 0) return null
  const presses = `${count(waiting, 'press', 'presses')} ${waiting === 1 ? 'waits' : 'wait'} in line.`
  return (
    <OfflineBar edge title="No signal">
      {waiting > 0 ? `${presses} Keep scoring, we send them in order.` : 'You see what this phone saw last.'}
    </OfflineBar>
  )
}
