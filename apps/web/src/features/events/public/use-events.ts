import { type keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { InputOf } from '@turnout/contract/endpoint'
import type { EventCard } from '@turnout/contract/event-card'
import { listEvents } from '@turnout/contract/event-search'
import type { Page } from '../../../platform/api/call.ts'
import { queryClient, readPage } from '../../../platform/api/queries.ts'
import { serverClock } from '../../../platform/time/server-clock.ts'
import { useServerMinute } from '../../../platform/time/use-server-minute.ts'

/** For what others add and change meanwhile. */
export const EVENTS_REFETCH_MS = 60_000

type Span = { since: number; now: number }

/**
 * [Z-4, Z-45] An event is found until it ends, a group's game until it begins. What an answer holds was to come when
 * it was given: the clock of a phone, which may be wrong, only says what has passed since.
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

/** A page of events to come. On a page that is left open they go by the clock, also without a signal. */
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

/** By the server's clock, as far as it is known; what stands in for an answer counts as given now. */
function answeredAt(queryKey: QueryKey): number {
  const at = queryClient.getQueryState(queryKey)?.dataUpdatedAt
  return serverClock.now() - (at ? Date.now() - at : 0)
}
