import { useState, useSyncExternalStore } from 'react'
import { isRecalled } from './last-answers.ts'
import type { Connection } from './live-feed.ts'
import { useOnline } from './online.ts'
import { nothingSaid, useSaid, useSay } from './said.ts'
import { onTick } from './ticker.ts'

/** Coming back takes a moment; what is older than this is not now any more. Longer than a poll that came late. */
const OLD_AFTER_MS = 8_000
/** A page that opens with what it saw last has a moment to hear what is. */
const OPENS_WITHIN_MS = 3_000

/** Since when the screen knows nothing new, once that is worth saying; null while it shows what is. */
export function useLastSeen(connection: Connection, seenAt: () => number): number | null {
  const online = useOnline()
  const [openedAt] = useState(Date.now)
  const isOld = () =>
    !online ||
    (connection !== 'live' && Date.now() > Math.max(seenAt() + OLD_AFTER_MS, openedAt + OPENS_WITHIN_MS))
  return useSyncExternalStore(
    onTick,
    () => (isOld() ? seenAt() : null),
    () => null,
  )
}

const shown = nothingSaid<number>()

/** A page that shows an old state says of when it is; the bar under the header shows it. */
export const useSayLastSeen = (seenAt: number | null): void => useSay(shown, seenAt)

/** The same for a page that asks once and follows nothing: it is old while it shows what this phone saw before. */
export function useSayLastAsked(answer: unknown, answeredAt: number): void {
  useSayLastSeen(useLastSeen(isRecalled(answer) ? 'connecting' : 'live', () => answeredAt))
}

export const useSaidLastSeen = (): number | null => useSaid(shown)
