import { useSuspenseQuery } from '@tanstack/react-query'
import { type Event, getEvent } from '@turnout/contract/events'
import { read } from '../../platform/api/queries.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { usePageTitle } from '../../platform/page/page-title.ts'
import { useShowLastFetched } from '../../platform/realtime/use-last-seen.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { useTickingValue } from '../../platform/time/use-server-clock.ts'
import { CHOICES, type Choice } from '../who-comes/public/answerable.ts'
import { EventBoundary } from './event-boundary.tsx'
import { EventView } from './event-view.tsx'

const EditEvent = lazyPart(async () => (await import('./edit-event.tsx')).EditEvent)
const NewEvent = lazyPart(async () => (await import('./new-event.tsx')).NewEvent)

type EventsPageProps =
  | { view: 'create' }
  | { view: 'detail' | 'edit'; eventId: string; answer?: string; code?: string }

/** Three pages in one module: each module of a route adds file names to the start of the app. */
export function EventsPage(props: EventsPageProps) {
  if (props.view === 'create') return <NewEvent />
  const { view, ...address } = props
  return view === 'edit' ? <EditEvent {...address} /> : <EventDetail {...address} />
}

type EventDetailProps = {
  eventId: string
  /** The answer that the address names. Here only a press sends it. */
  answer?: string | undefined
  /** The venue code of a QR code. */
  code?: string | undefined
}

function EventDetail({ eventId, answer = '', code }: EventDetailProps) {
  return (
    <EventBoundary eventId={eventId}>
      <LoadedEvent eventId={eventId} suggested={CHOICES[answer]} code={code} />
    </EventBoundary>
  )
}

const REFETCH_MS = 30_000

type LoadedEventProps = { eventId: string; suggested: Choice | undefined; code: string | undefined }

function LoadedEvent({ eventId, suggested, code }: LoadedEventProps) {
  const { data: event, dataUpdatedAt } = useSuspenseQuery({
    ...read(getEvent, { params: { eventId } }),
    refetchInterval: REFETCH_MS,
  })
  useShowLastFetched(event, dataUpdatedAt)
  usePageTitle(event.title)
  return <EventView event={useEndingEvent(event)} {...{ suggested, code }} />
}

/** [Z-4] The event, over as soon as the clock says so: a page left open offers no answer after the end. */
function useEndingEvent(event: Event): Event {
  const { state, is_over, ends_at } = event
  const isOver = useTickingValue(
    () => is_over || (state !== 'draft' && ends_at !== null && serverClock.now() >= ends_at),
  )
  return isOver === is_over ? event : { ...event, is_over: isOver }
}
