import { type keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { InputOf } from '@turnout/contract/endpoint'
import type { EventCard } from '@turnout/contract/event-card'
import { listEvents } from '@turnout/contract/event-search'
import type { Page } from '../../../platform/api/call.ts'
import { queryClient, readPage } from '../../../platform/api/queries.ts'
import { serverClock } from '../../../platform/time/server-clock.ts'
import { useServerMinute } from '../../../platform/time/use-server-minute.ts'

/** So that a page shows what others add and change. */
export const EVENTS_REFETCH_MS = 60_000

type Span = { since: number; now: number }

/**
 * [Z-4, Z-45] An event is found until it ends, a group's game until it begins. Everything in an answer was to come
 * when it was given. The clock of a phone may be wrong, so it only measures the time since then.
 */
function hasPassed({ kind, starts_at, ends_at }: EventCard, { since, now }: Span): boolean {
  const until = kind === 'group_game' ? starts_at : ends_at
  return until !== null && until > since && until <= now
}

function withoutPassed(page: Page<EventCard[]>, span: Span): Page<EventCard[]> {
  const rows = page.rows.filter((event) => !hasPassed(event, span))
  return { rows, total: page.total - (page.rows.length - rows.length) }
}

type EventsQuery = NonNullable<InputOf<typeof listEvents>['query']>
type EventsOptions = { enabled?: boolean; placeholderData?: typeof keepPreviousData }

/** A page of coming events. On an open page they disappear by the clock, even without the network. */
export function useEvents(query: EventsQuery, options: EventsOptions = {}) {
  const now = useServerMinute()
  const page = readPage(listEvents, { query })
  return useQuery({
    ...page,
    ...options,
    refetchInterval: EVENTS_REFETCH_MS,
    select: (data) => withoutPassed(data, { since: answeredAt(page.queryKey), now }),
  })
}

/** When the answer came, by the server's clock as far as known; placeholder data counts as an answer of now. */
function answeredAt(queryKey: QueryKey): number {
  const at = queryClient.getQueryState(queryKey)?.dataUpdatedAt
  return serverClock.now() - (at ? Date.now() - at : 0)
}
