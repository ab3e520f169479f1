import type { sendChatMessage } from '@turnout/contract/chat'
import type { changeScore } from '@turnout/contract/live-match'
import { useOutage } from '../platform/api/outage.ts'
import { queryClient } from '../platform/api/queries.ts'
import { useOnline } from '../platform/device/online.ts'
import { usePendingCommands } from '../platform/outbox/outbox.ts'
import { useLateCommands } from '../platform/outbox/use-late-commands.ts'
import { useShownLastSeen } from '../platform/realtime/use-last-seen.ts'
import { clockTime } from '../platform/time/dates.ts'
import { OfflineBar } from '../ui/offline-bar.tsx'
import { useValueChange } from '../ui/use-value-change.ts'
import { offlineNotice as texts } from './texts.ts'

/** Goals and messages are named as such; the endpoints are fetched only when something waits. */
const CHANGE_SCORE = 'changeScore' satisfies (typeof changeScore)['name']
const SEND_MESSAGE = 'sendChatMessage' satisfies (typeof sendChatMessage)['name']

/** Says what this phone cannot know now, and how many commands it has not sent. */
export function OfflineNotice() {
  const online = useOnline()
  const queue = usePendingCommands()
  const lateCount = useLateCommands(queue).length
  const lastSeen = useShownLastSeen()
  const outage = useOutage()
  useValueChange(outage, (previous) => {
    // requests that failed meanwhile are sent again
    if (previous !== null) void queryClient.invalidateQueries()
  })
  if (online && outage !== null) {
    return queue.length > 0 ? (
      <OfflineBar edge title={texts.cannotSave}>
        {texts.pressesWait}
      </OfflineBar>
    ) : (
      <OfflineBar edge title={texts.lastSeen(clockTime(lastSeen ?? outage))}>
        {texts.mayBeOld}
      </OfflineBar>
    )
  }
  if (online && lateCount === 0 && lastSeen === null) return null
  const queuedCount = queue.length
  const areAll = (name: string) => queue.every(({ endpoint }) => endpoint === name)
  const queuedText = areAll(SEND_MESSAGE)
    ? texts.messagesWait(queuedCount)
    : texts.inLine(queuedCount, areAll(CHANGE_SCORE))
  // a slow server is not a missing signal
  const title = online ? texts.notSentYet : texts.noSignal
  return (
    <OfflineBar
      edge
      icon={online && lastSeen === null ? 'clock' : 'no-signal'}
      title={lastSeen === null ? title : texts.lastSeen(clockTime(lastSeen))}
    >
      {queuedCount > 0 ? queuedText : staleText(lastSeen)}
    </OfflineBar>
  )
}

/** A page with a time shows an old state; for other pages it is not known whether there is one. */
const staleText = (lastSeen: number | null): string =>
  lastSeen === null ? texts.youSeeOnlyWhatThis : texts.thisIsLastStateThis
