import { useState, useSyncExternalStore } from 'react'
import { isRestored } from '../api/reply-origin.ts'
import { useOnline } from '../device/online.ts'
import { createPageSlot, usePageSlot, useSetPageSlot } from '../page/page-slot.ts'
import { onTick } from '../time/ticker.ts'
import type { ConnectionState } from './event-stream.ts'

/** A reconnect takes a moment; older data is out of date. Longer than a late poll. */
const STALE_AFTER_MS = 8_000
/** A page that opens with stored data waits this long for a newer state. */
const OPENING_GRACE_MS = 3_000

/** Since when the screen has no news, once that is worth showing; null while it is up to date. */
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

/** A page with an old state says how old it is; the bar under the header shows it. */
export const useShowLastSeen = (seenAt: number | null): void => useSetPageSlot(lastSeenSlot, seenAt)

/** The same for a page that requests once and has no stream: it is old while it shows stored data. */
export function useShowLastFetched(data: unknown, fetchedAt: number): void {
  useShowLastSeen(useLastSeen(isRestored(data) ? 'connecting' : 'live', () => fetchedAt))
}

export const useShownLastSeen = (): number | null => usePageSlot(lastSeenSlot)
