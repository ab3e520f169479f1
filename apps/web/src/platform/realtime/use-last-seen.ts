import { useState, useSyncExternalStore } from 'react'
import { isRestored } from '../api/reply-origin.ts'
import { useOnline } from '../device/online.ts'
import { createPageSlot, usePageSlot, useSetPageSlot } from '../page/page-slot.ts'
import { onTick } from '../time/ticker.ts'
import type { ConnectionState } from './event-stream.ts'

/** Coming back takes a moment; what is older than this is not now any more. Longer than a poll that came late. */
const STALE_AFTER_MS = 8_000
/** A page that opens with what it saw last has a moment to hear what is. */
const OPENING_GRACE_MS = 3_000

/** Since when the screen knows nothing new, once that is worth saying; null while it shows what is. */
export function useLastSeen(connection: ConnectionState, seenAt: () => number): number | null {
  const online = useOnline()
  const [openedAt] = useState(Date.now)
  const isStale = () =>
    !online ||
    (connection !== 'live' && Date.now() > Math.max(seenAt() + STALE_AFTER_MS, openedAt + OPENING_GRACE_MS))
  return useSyncExternalStore(
    onTick,
    () => (isStale() ? seenAt() : null),
    () => null,
  )
}

const lastSeenSlot = createPageSlot<number>()

/** A page that shows an old state says of when it is; the bar under the header shows it. */
export const useShowLastSeen = (seenAt: number | null): void => useSetPageSlot(lastSeenSlot, seenAt)

/** The same for a page that asks once and follows nothing: it is old while it shows what this phone saw before. */
export function useShowLastFetched(data: unknown, fetchedAt: number): void {
  useShowLastSeen(useLastSeen(isRestored(data) ? 'connecting' : 'live', () => fetchedAt))
}

export const useShownLastSeen = (): number | null => usePageSlot(lastSeenSlot)
