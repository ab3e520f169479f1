import { useSuspenseQuery } from '@tanstack/react-query'
import { type Event, getEvent } from '@turnout/contract/events'
import { read } from '../../platform/api/queries.ts'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { EventBoundary } from './event-boundary.tsx'
import { editDraft } from './event-draft.ts'
import { EventForm } from './event-form.tsx'
import styles from './event-page.module.css'
import { toEventValues } from './event-values.ts'
import { form as texts } from './form-texts.ts'

export function EditEvent({ eventId }: { eventId: string }) {
  return (
    <EventBoundary eventId={eventId}>
      <EditAccess eventId={eventId} />
    </EventBoundary>
  )
}

function EditAccess({ eventId }: { eventId: string }) {
  const { data: event } = useSuspenseQuery(read(getEvent, { params: { eventId } }))
  if (!event.can_manage) return <Closed event={event} title={texts.onlyHosts} note={texts.onlyHostsNote} />
  if (event.state === 'cancelled' || event.is_over) return <Closed event={event} title={texts.closed} />
  const values = toEventValues(event)
  return (
    <EventForm
      event={event}
      draftKey={editDraft(event.id, values)}
      blank={values}
      head={<h1>{texts.editTitle}</h1>}
    />
  )
}

function Closed({ event, title, note }: { event: Event; title: string; note?: string }) {
  return (
    <div className={`wrap panels ${styles.state}`}>
      <EmptyState
        level={1}
        picture={<LazyGround width={390} height={300} />}
        title={title}
        action={
          <ButtonLink to="/events/$eventId" params={{ eventId: event.id }}>
            {texts.backToEvent}
          </ButtonLink>
        }
      >
        {note}
      </EmptyState>
    </div>
  )
}
