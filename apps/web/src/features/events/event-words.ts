import type { EventCard } from '@turnout/contract/event-card'
import type { Event } from '@turnout/contract/events'
import { sessionForCheckIn } from '@turnout/rules/calendar'
import { shortDate, weekdayOf } from '@turnout/rules/dates'
import { weekdayName } from '@turnout/rules/words'
import { addDays, zoneName } from '../../platform/time/date-words.ts'
import { clockTime, dateIn, dayAndMonth, daysBetween, todayLabel } from '../../platform/time/dates.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import { isWhen } from './event-query.ts'
import { found as foundTexts, places as placeTexts, when as texts } from './texts.ts'

type Hours = Pick<EventCard, 'date' | 'start_time' | 'end_time' | 'time_zone'>

/** 'Friday 12 June, 17:00 to 22:00'; null in a draft without date or hours. */
export function whenText({ date, start_time, end_time }: Hours): string | null {
  if (date === null || start_time === null || end_time === null) return null
  return texts.hours(dayAndMonth(date), start_time, end_time)
}

/** The old hours of a moved event: '17:00 to 22:00', with the date in front if that changed too. */
export function oldHoursText({ moved_from, date }: Event): string | null {
  // an event stored by an older version of the app has no such field
  const old = moved_from?.hours
  if (!old) return null
  const { date: day, start_time: start, end_time: end } = old
  return day === date ? texts.sameDay(start, end) : texts.hours(shortDate(day), start, end)
}

/** 'Fri 12 Jun, 09:10' in the time zone of the event. */
export const dateAndTime = (at: number, timeZone: string): string =>
  `${shortDate(dateIn(timeZone, at))}, ${clockTime(at, timeZone)}`

/** From an hour before the start until the end. */
export const isCheckInOpen = ({ starts_at: startsAt, ends_at: endsAt, state }: Event, now: number): boolean =>
  state === 'published' &&
  startsAt !== null &&
  endsAt !== null &&
  sessionForCheckIn({ startsAt, endsAt }, now).ok

/** For hours that end on the next day: 'Ends on Sunday, 01:00 at night.' */
export function nightText({ date, start_time, end_time }: Omit<Hours, 'time_zone'>): string | null {
  if (!date || !start_time || !end_time || end_time > start_time) return null
  return texts.endsNextDay(weekdayName(weekdayOf(addDays(date, 1))), end_time)
}

/** 'In 4 days', and the time zone unless it is that of this device. */
export function soonText({ date, start_time, time_zone }: Hours, now: number): string {
  const days = date === null ? -1 : daysBetween(dateIn(time_zone, now), date)
  const soon =
    days === 0
      ? todayLabel(start_time ?? '')
      : days === 1
        ? texts.tomorrow
        : days > 1
          ? texts.inDays(days)
          : ''
  const clock = time_zone === localTimeZone() ? '' : texts.clock(zoneName(time_zone))
  return [soon && `${soon}.`, clock].filter(Boolean).join(' ')
}

type Room = Pick<Event, 'places' | 'going_count' | 'waiting_count'>

/** '4 places free' or 'Full, 3 waiting'; null without a limit. */
export function freeText({ places, going_count, waiting_count }: Room): string | null {
  if (places === null) return null
  if (going_count < places) return placeTexts.free(places - going_count)
  return waiting_count > 0 ? placeTexts.fullWaiting(waiting_count) : placeTexts.full
}

/** '14 places left of 60' */
export function leftText(room: Room, isShort = false): string | null {
  const { places, going_count } = room
  if (places === null || going_count >= places) return freeText(room)
  const left = places - going_count
  return isShort ? placeTexts.left(left) : placeTexts.leftOf(left, places)
}

/** '21 events this weekend' */
export function foundText(what: string, when: string | undefined): string {
  if (when === undefined) return what
  return isWhen(when) ? foundTexts[when](what) : foundTexts.onDate(what, shortDate(when))
}
