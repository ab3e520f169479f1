import type { EventChanges } from '@turnout/contract/event-form'
import type { EventPlan } from '@turnout/rules/event'
import type * as z from 'zod'
import { sessionAt, zoneOf } from '../groups/public.ts'
import type { EventRow } from './store.ts'

export type Changes = z.output<typeof EventChanges>

const COLUMN_OF = {
  title: 'title',
  description: 'description',
  category: 'category',
  date: 'date',
  start_time: 'startTime',
  end_time: 'endTime',
  venue_name: 'venueName',
  venue_address: 'venueAddress',
  venue_latitude: 'venueLatitude',
  venue_longitude: 'venueLongitude',
  price: 'price',
  guests_allowed: 'guestsAllowed',
  drawn_cover: 'drawnCover',
} as const satisfies Partial<Record<keyof Changes, keyof EventRow>>

type Column = (typeof COLUMN_OF)[keyof typeof COLUMN_OF]
type Details = Pick<EventRow, Column | 'timeZone'>

const FIELDS = Object.entries(COLUMN_OF) as [keyof typeof COLUMN_OF, Column][]

/** The details of an event after a change, as columns. An empty venue is stored as null. */
export function changedDetails(
  before: Details,
  input: Changes,
  groupZone: string | null,
): Details & Pick<EventRow, 'startsAt' | 'endsAt'> {
  const given = FIELDS.map(([field, column]) => [column, input[field]] as const)
  const details: Details = {
    ...before,
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
  }
  const { date, startTime, endTime, venueLatitude, venueLongitude } = details
  const timeZone =
    venueLatitude === null || venueLongitude === null
      ? (groupZone ?? input.time_zone ?? before.timeZone)
      : zoneOf(venueLatitude, venueLongitude)
  const session =
    date && startTime && endTime && startTime !== endTime
      ? sessionAt({ timeZone }, date, startTime, endTime)
      : null
  return {
    ...details,
    venueName: details.venueName || null,
    venueAddress: details.venueAddress || null,
    timeZone,
    startsAt: session && new Date(session.startsAt),
    endsAt: session && new Date(session.endsAt),
  }
}

export const NO_DETAILS: Details = {
  title: '',
  description: '',
  category: null,
  date: null,
  startTime: null,
  endTime: null,
  venueName: null,
  venueAddress: null,
  venueLatitude: null,
  venueLongitude: null,
  timeZone: 'UTC',
  price: '',
  guestsAllowed: false,
  drawnCover: 0,
}

type Moving = Pick<EventRow, Column | 'startsAt' | 'endsAt'>

const isOther = (before: Moving, after: Moving, ...columns: (keyof Moving)[]): boolean =>
  columns.some((column) => String(before[column]) !== String(after[column]))

const isElsewhere = (before: Moving, after: Moving): boolean =>
  isOther(before, after, 'venueName', 'venueAddress')

const hasOtherHours = (before: Moving, after: Moving): boolean => isOther(before, after, 'startsAt', 'endsAt')

/** Whether the hours or the venue change for people who come. A change of the pin alone is a correction. */
export const hasMoved = (before: Moving, after: Moving): boolean =>
  hasOtherHours(before, after) || isElsewhere(before, after)

/** The old hours and the old venue that a published event shows after a change. */
export function movedFrom(before: EventRow, after: Moving): EventRow['movedFrom'] {
  const { state, date, startTime, endTime, startsAt, venueName, venueAddress } = before
  const old = before.movedFrom ?? { hours: null, venue: null }
  if (state !== 'published') return null
  const hours = hasOtherHours(before, after)
    ? { date: date!, start_time: startTime!, end_time: endTime!, starts_at: startsAt!.getTime() }
    : old.hours
  const venue = isElsewhere(before, after) ? { name: venueName!, address: venueAddress! } : old.venue
  return hours || venue ? { hours, venue } : null
}

/** What an event needs before it is published, with its name in a sentence. */
const NEEDED = {
  category: 'category',
  date: 'date',
  startTime: 'start time',
  endTime: 'end time',
  venueName: 'venue name',
  venueAddress: 'venue address',
} as const satisfies Partial<Record<Column, string>>

const missingIn = (details: Pick<EventRow, keyof typeof NEEDED>): string[] =>
  (Object.entries(NEEDED) as [keyof typeof NEEDED, string][])
    .filter(([column]) => details[column] === null)
    .map(([, name]) => name)

type Plan = Pick<
  EventRow,
  keyof typeof NEEDED | 'state' | 'startsAt' | 'endsAt' | 'guestsAllowed' | 'attendance'
>

/** The event in the form that the rules use. */
export const planOf = (event: Plan): EventPlan => ({
  state: event.state,
  hours: event.startsAt &&
    event.endsAt && { startsAt: event.startsAt.getTime(), endsAt: event.endsAt.getTime() },
  missing: missingIn(event),
  guestsAllowed: event.guestsAllowed,
  attendance: event.attendance,
})

/** A change may contain only one of the two times, so it is merged with the event's other time first. */
export const hasEqualTimes = ({ startTime, endTime }: Pick<EventRow, 'startTime' | 'endTime'>): boolean =>
  startTime !== null && startTime === endTime

/** A change may contain only half of a pin. */
export const hasHalfPin = ({
  venueLatitude,
  venueLongitude,
}: Pick<EventRow, 'venueLatitude' | 'venueLongitude'>): boolean =>
  (venueLatitude === null) !== (venueLongitude === null)
