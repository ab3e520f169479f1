import { getEventCalendar as endpoint } from '@turnout/contract/event-calendar'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { handle } from '../../handle.ts'
import { revisionOf } from '../../platform/calendar-entries.ts'
import { fileName } from '../../platform/http/file-name.ts'
import { Download } from '../../platform/http/handle.ts'
import { type EventRow, findEvent } from './store.ts'

export const getEventCalendar = handle(endpoint, async ({ params, refuse }, { sql, config }) => {
  const event = (await findEvent(sql, params.eventId)) ?? refuse('event-not-found')
  const file = calendarOf(event, config.publicUrl) ?? refuse('event-not-found')
  return new Download(file, fileName(event.title, event.date ?? '', 'ics'))
})

/** [Z-20] The calendar file of one event, with times in UTC; null for a draft. */
function calendarOf(event: EventRow, publicUrl: string): string | null {
  const { startsAt, endsAt, venueName, venueAddress, venueLatitude: lat, venueLongitude: lon } = event
  if (event.state === 'draft' || startsAt === null || endsAt === null) return null
  const calendar = ical({
    prodId: { company: 'Turnout', product: 'events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const title = [venueName, venueAddress].filter(Boolean).join(', ')
  calendar.createEvent({
    // an event keeps its id through every change, so that a program moves it and does not add a second one
    id: `${event.id}@${new URL(publicUrl).host}`,
    ...revisionOf(event),
    ...{ start: startsAt, end: endsAt },
    summary: event.title,
    description: event.description,
    location: lat === null || lon === null ? title : { title, geo: { lat, lon } },
    url: `${publicUrl}/events/${event.id}`,
    status: event.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
