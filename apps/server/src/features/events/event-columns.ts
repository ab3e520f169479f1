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
} as const satisfies Partial<Record<keyof Changes, keyof EventRow>>

type Column = (typeof COLUMN_OF)[keyof typeof COLUMN_OF]
type Details = Pick<EventRow, Column | 'timeZone'>

const FIELDS = Object.entries(COLUMN_OF) as [keyof typeof COLUMN_OF, Column][]

/** The columns of what an event says of itself, after a change. No text is null there. */
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
}

/** What an event needs before it is published, as a sentence calls it. */
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

/** The event as its rules see it. */
export const planOf = (event: Plan): EventPlan => ({
  state: event.state,
  hours: event.startsAt &&
    event.endsAt && { startsAt: event.startsAt.getTime(), endsAt: event.endsAt.getTime() },
  missing: missingIn(event),
  guestsAllowed: event.guestsAllowed,
  attendance: event.attendance,
})

/** A change may have one of the two times alone, so that it has to be compared with the event's other one. */
export const hasEqualTimes = ({ startTime, endTime }: Pick<EventRow, 'startTime' | 'endTime'>): boolean =>
  startTime !== null && startTime === endTime

/** A change may have half of a pin alone. */
export const hasHalfPin = ({
  venueLatitude,
  venueLongitude,
}: Pick<EventRow, 'venueLatitude' | 'venueLongitude'>): boolean =>
  (venueLatitude === null) !== (venueLongitude === null)
