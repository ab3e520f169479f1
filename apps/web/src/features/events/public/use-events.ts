import { type keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InputOf } from '@turnout/contract/endpoint'
import type { EventCard } from '@turnout/contract/event-card'
import { listEvents } from '@turnout/contract/event-search'
import type { Page } from '../../../platform/api/call.ts'
import { readPage } from '../../../platform/api/queries.ts'
import { useServerMinute } from '../../../platform/time/use-server-minute.ts'

/** For what others add and change meanwhile. */
export const EVENTS_REFETCH_MS = 60_000

/** [Z-4, Z-45] An event is found until it ends, a group's game until it begins. */
const isToCome = ({ kind, starts_at, ends_at }: EventCard, now: number): boolean => {
  const until = kind === 'group_game' ? starts_at : ends_at
  return until === null || until > now
}

function withoutPast(page: Page<EventCard[]>, now: number): Page<EventCard[]> {
  const rows = page.rows.filter((event) => isToCome(event, now))
  const passed = page.rows.length - rows.length
  return passed === 0 ? page : { rows, total: page.total - passed }
}

type EventsQuery = NonNullable<InputOf<typeof listEvents>['query']>
type EventsOptions = { enabled?: boolean; placeholderData?: typeof keepPreviousData }

/** A page of events to come. On a page that is left open they go by the clock, also without a signal. */
export function useEvents(query: EventsQuery, options: EventsOptions = {}) {
  const now = useServerMinute()
  return useQuery({
    ...readPage(listEvents, { query }),
    ...options,
    refetchInterval: EVENTS_REFETCH_MS,
    select: (page) => withoutPast(page, now),
  })
}
