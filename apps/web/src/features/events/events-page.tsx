import { lazyPart } from '../../platform/lazy/lazy-part.tsx'

/** All pages of events are one to the app, which carries the names of the files of each of its pages. */
const VIEWS = {
  detail: lazyPart(async () => (await import('./event-detail.tsx')).EventDetail),
  edit: lazyPart(async () => (await import('./edit-event.tsx')).EditEvent),
}
const NewEvent = lazyPart(async () => (await import('./new-event.tsx')).NewEvent)

type EventsPageProps =
  | { view: 'create' }
  | { view: keyof typeof VIEWS; eventId: string; answer?: string; code?: string }

export function EventsPage(props: EventsPageProps) {
  if (props.view === 'create') return <NewEvent />
  const { view, ...address } = props
  const View = VIEWS[view]
  return <View {...address} />
}
