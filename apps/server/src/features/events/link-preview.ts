import { Id } from '@turnout/contract/wire/text'
import type { Interest } from '@turnout/rules/words'
import { and, eq, gt } from 'drizzle-orm'
import type { Event, SportsEvent, WithContext } from 'schema-dts'
import type { Deps } from '../../deps.ts'
import { pictureUrl } from '../../platform/files/picture-names.ts'
import type { Preview } from '../../platform/http/link-preview.ts'
import { rowPages, type SitemapSource } from '../../platform/http/sitemap.ts'
import { eventCardUrl } from './share-card.ts'
import { type EventRow, findEvent, findHost, type HostRow } from './store.ts'
import { events } from './tables.ts'
import { texts } from './texts.ts'

const EVENT_PATH = /^\/events\/([^/]+)\/?$/
const SPORTS: Interest = 'Sports & Recreation'

const pathOf = (eventId: string): string => `/events/${eventId}`

/** [S-3] [S-4] [Z-6] An event's link preview for chats and search engines: only what every visitor may read. */
export async function eventPreview(
  { sql }: Pick<Deps, 'sql'>,
  path: string,
): Promise<Preview | 'not-found' | null> {
  const eventId = EVENT_PATH.exec(path)?.[1]
  if (eventId === undefined || eventId === 'create') return null
  const event = Id.safeParse(eventId).success ? await findEvent(sql, eventId) : null
  if (!event || event.state === 'draft') return 'not-found'
  const host = await findHost(sql, event)
  return {
    title: previewTitle(event),
    description: event.state === 'cancelled' ? describeCancelled(event) : describe(event),
    ...pictureOf(event),
    path: pathOf(event.id),
    about: (origin) => aboutEvent(event, host, origin),
  }
}

/** [Z-21] The event's photo, or a card with title, time and place. A cancelled event has the card, which says so. */
function pictureOf(event: EventRow): Pick<Preview, 'image' | 'imageAlt' | 'imageSize'> {
  const { id, picture, title } = event
  if (picture && event.state !== 'cancelled')
    return { image: pictureUrl(picture, 'large'), imageAlt: texts.previewPhoto(title), imageSize: null }
  return { image: eventCardUrl(id, event), imageAlt: `${previewTitle(event)}. ${describe(event)}` }
}

const previewTitle = ({ title, state }: EventRow): string =>
  state === 'cancelled' ? texts.previewOfCancelled(title) : title

const describe = (event: EventRow): string => texts.preview(whenOf(event), event.venueName ?? '', event.price)

const describeCancelled = (event: EventRow): string =>
  texts.cancelledPreview(whenOf(event), event.venueName ?? '')

/** In the venue's time zone: Fri 12 Jun, 17:00. */
function whenOf({ startsAt, timeZone }: EventRow): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    timeZone,
  })
  return format.format(startsAt ?? 0)
}

function aboutEvent(event: EventRow, host: HostRow, origin: string): WithContext<Event | SportsEvent> {
  const { venueName, venueAddress, venueLatitude: latitude, venueLongitude: longitude } = event
  return {
    '@context': 'https://schema.org',
    '@type': event.category === SPORTS ? 'SportsEvent' : 'Event',
    name: event.title,
    description: event.description,
    url: `${origin}${pathOf(event.id)}`,
    image: `${origin}${pictureOf(event).image}`,
    startDate: event.startsAt?.toISOString() ?? '',
    endDate: event.endsAt?.toISOString() ?? '',
    ...statusOf(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venueName ?? '',
      address: venueAddress ?? '',
      ...(latitude !== null &&
        longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
    // [S-3] a person's name is only for those who open the page
    ...(event.hostType !== 'person' && { organizer: { '@type': 'Organization', name: host.name } }),
  }
}

function statusOf({ state, movedFrom }: EventRow) {
  if (state === 'cancelled') return { eventStatus: 'https://schema.org/EventCancelled' } as const
  if (!movedFrom?.hours) return { eventStatus: 'https://schema.org/EventScheduled' } as const
  const previousStartDate = new Date(movedFrom.hours.starts_at).toISOString()
  return { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate } as const
}

/** [S-4] The pages of published events that are not over. */
export const eventSitemap = ({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): SitemapSource =>
  rowPages(sql, {
    ...{ name: 'events', table: events, id: events.id, changedAt: events.updatedAt, pathOf },
    where: async () => and(eq(events.state, 'published'), gt(events.endsAt, new Date(await clock.now(sql)))),
  })
