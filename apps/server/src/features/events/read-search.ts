import type { countEvents, listEvents } from '@turnout/contract/event-search'
import { readSearchDates } from '@turnout/rules/search-dates'
import type * as z from 'zod'
import { localDate } from '../groups/public.ts'
import type { Search } from './search.ts'

type Query = z.output<typeof countEvents.query> & Partial<Pick<z.output<typeof listEvents.query>, 'sort'>>

/** [Z-12] The search of a query. A date in its text narrows its range of dates. */
export function readSearch(asked: Query, now: number): Search {
  const { latitude, longitude } = asked
  const today = localDate(asked.time_zone ?? 'UTC', now)
  const { words, range } = readSearchDates(asked.search ?? '', today)
  return {
    text: words,
    categories: asked.category ?? [],
    range: {
      ...latest(asked.from, range?.from),
      ...earliest(asked.until, range?.until),
    },
    today,
    near: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    withinKm: asked.within_km,
    withPlaces: asked.with_places === 'true',
    sort: asked.sort ?? 'soonest',
  }
}

const given = (...dates: (string | undefined)[]): string[] =>
  dates.filter((date) => date !== undefined).sort()

function latest(...dates: (string | undefined)[]): { from?: string } {
  const from = given(...dates).at(-1)
  return from === undefined ? {} : { from }
}

function earliest(...dates: (string | undefined)[]): { until?: string } {
  const [until] = given(...dates)
  return until === undefined ? {} : { until }
}
