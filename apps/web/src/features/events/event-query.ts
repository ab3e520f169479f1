import type { Position } from '@turnout/rules/geofence'
import { type DateRange, readSearchDates } from '@turnout/rules/search-dates'
import type { SearchParams } from '../../platform/router/search-params.ts'
import { addDays } from '../../platform/time/date-words.ts'
import { dateIn } from '../../platform/time/dates.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import { withinKm } from '../search/public/distances.ts'
import { nearOf } from '../search/public/near-of.ts'

export const WHENS = ['today', 'tomorrow', 'weekend', 'week'] as const
export type When = (typeof WHENS)[number]
const DATE = /^\d{4}-\d\d-\d\d$/

export const isWhen = (text: string): text is When => WHENS.some((each) => each === text)

/** A `When`, a date, or else undefined: an address may contain any text. */
export const readWhen = (text: string | undefined): string | undefined =>
  text !== undefined && (isWhen(text) || DATE.test(text)) ? text : undefined

/** Fills rows of two and of three cards. */
export const EVENT_PAGE_SIZE = 12

/** A city and its surroundings. */
export const DEFAULT_KM = 25

/** `when` is a `When` or a date; categories are separated by commas. */
export type EventFilters = Pick<SearchParams, 'search' | 'when' | 'category' | 'within' | 'places'>

/** The query for the list of events and for its counts. */
export function eventQuery(filters: EventFilters, position: Position | null, now: number) {
  const { search, when, category, within, places } = filters
  const time_zone = localTimeZone()
  return {
    search,
    category,
    ...(when !== undefined && rangeOf(when, dateIn(time_zone, now))),
    ...nearOf(position, withinKm(within, DEFAULT_KM)),
    ...(places !== undefined && { with_places: 'true' as const }),
    // decides which day is today; needed only where a day may be named
    ...((search !== undefined || when !== undefined) && { time_zone }),
  }
}

function rangeOf(when: string, today: string): DateRange {
  if (when === 'today') return { from: today, until: today }
  if (when === 'week') return { from: today, until: addDays(today, 6) }
  const { range } = readSearchDates(when, today)
  return range ?? { from: today, until: today }
}

/** The words of a search without the days that it names. */
export const wordsOf = (search: string, now: number): string =>
  readSearchDates(search, dateIn(localTimeZone(), now)).words
