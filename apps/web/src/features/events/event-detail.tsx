import { useSuspenseQuery } from '@tanstack/react-query'
import { getEvent } from '@turnout/contract/events'
import { read } from '../../platform/api/queries.ts'
import { usePageTitle } from '../../platform/page/page-title.ts'
import { useShowLastFetched } from '../../platform/realtime/use-last-seen.ts'
import type { Choice } from '../who-comes/public/answerable.ts'
import { EventBoundary } from './event-boundary.tsx'
import { EventView } from './event-view.tsx'
import { useEndingEvent } from './use-ending-event.ts'

type EventDetailProps = {
  eventId: string
  /** The answer that a link named, or that a person gave before they signed in. Only a press answers. */
  answer?: string | undefined
  /** Of the door, from a QR code. */
  code?: string | undefined
}

const CHOICES: Readonly<Record<string, Choice>> = { in: 'going', out: 'not_going' }

export function EventDetail({ eventId, answer = '', code }: EventDetailProps) {
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
