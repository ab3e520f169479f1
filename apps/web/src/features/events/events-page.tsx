import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { EventDetail } from './event-detail.tsx'

const EditEvent = lazyPart(async () => (await import('./edit-event.tsx')).EditEvent)
const NewEvent = lazyPart(async () => (await import('./new-event.tsx')).NewEvent)

type EventsPageProps =
  | { view: 'create' }
  | { view: 'detail' | 'edit'; eventId: string; answer?: string; code?: string }

/** All pages of events are one to the app, which carries the names of the files of each; the one that everybody opens comes with it. */
export function EventsPage(props: EventsPageProps) {
  if (props.view === 'create') return <NewEvent />
  const { view, ...address } = props
  return view === 'edit' ? <EditEvent {...address} /> : <EventDetail {...address} />
}
