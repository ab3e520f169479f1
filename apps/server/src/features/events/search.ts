import { MAX_COUNTED } from '@turnout/contract/wire/reply'
import { EARTH_RADIUS_M, type Position } from '@turnout/rules/geofence'
import { searchTerms } from '@turnout/rules/search'
import type { DateRange } from '@turnout/rules/search-dates'
import type { Interest } from '@turnout/rules/words'
import { and, asc, count, desc, eq, gt, gte, inArray, lte, sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { optionalUnitVector, unitVector } from '../../platform/db/unit-vector.ts'
import { type Alternatives, matchesTerms, meantTerms } from '../search/public.ts'
import type { EventRow } from './store.ts'
import { events } from './tables.ts'

export interface Search {
  text: string
  categories: readonly Interest[]
  range: Partial<DateRange>
  near: Position | null
  withinKm: number | undefined
  withPlaces: boolean
  sort: 'soonest' | 'nearest'
}

/** No event is longer than from one time of day to the next. */
const LONGEST_MS = 25 * 60 * 60 * 1000

/** [Z-4] The start is compared first, because the index is by it. */
const isToCome = (now: number): SQL | undefined =>
  and(
    eq(events.state, 'published'),
    gt(events.startsAt, new Date(now - LONGEST_MS)),
    gt(events.endsAt, new Date(now)),
  )

const position = optionalUnitVector(events.venueLatitude, events.venueLongitude)

const distanceFrom = ({ latitude, longitude }: Position): SQL =>
  query`${position} <-> ${unitVector(latitude, longitude)}`

/** As long as the straight line through the earth. */
const chord = (km: number): number => 2 * Math.sin((km * 1000) / (2 * EARTH_RADIUS_M))

const isWithin = (near: Position, km: number): SQL | undefined =>
  and(
    query`${position} <@ cube_enlarge(${unitVector(near.latitude, near.longitude)}, ${chord(km)}::float8, 3)`,
    lte(distanceFrom(near), chord(km)),
  )

const conditions = (search: Search, terms: readonly Alternatives[], now: number): SQL | undefined =>
  and(
    isToCome(now),
    ...matchesTerms(events.searchText, terms),
    search.range.from === undefined ? undefined : gte(events.date, search.range.from),
    search.range.until === undefined ? undefined : lte(events.date, search.range.until),
    search.categories.length > 0 ? inArray(events.category, [...search.categories]) : undefined,
    search.near && search.withinKm ? isWithin(search.near, search.withinKm) : undefined,
    search.withPlaces
      ? query`(${events.places} is null or ${events.goingCount} < ${events.places})`
      : undefined,
  )

function matchingIds(sql: Sql, search: Search, terms: readonly Alternatives[], now: number) {
  const { sort, near } = search
  const order = sort === 'nearest' && near ? distanceFrom(near) : asc(events.startsAt)
  return sql
    .select({ id: events.id })
    .from(events)
    .where(conditions(search, terms, now))
    .orderBy(order, asc(events.id))
    .limit(MAX_COUNTED)
    .$dynamic()
}

/** [Z-13] Null: nothing is asked for that can be found. */
async function findTerms(sql: Sql, search: Search, now: number): Promise<readonly Alternatives[] | null> {
  const typed = searchTerms(search.text)
  return (
    typed &&
    meantTerms(sql, typed, async (terms) => (await matchingIds(sql, search, terms, now).limit(1)).length > 0)
  )
}

/** One page of what was found, and how many were: at `MAX_COUNTED` there may be more. */
export async function searchEvents(
  sql: Sql,
  search: Search,
  { page, size, now }: { page: number; size: number; now: number },
): Promise<{ found: EventRow[]; total: number }> {
  const terms = await findTerms(sql, search, now)
  if (!terms) return { found: [], total: 0 }
  const from = (page - 1) * size
  const { rows } = await sql.execute<{ total: number; ids: string[] }>(query`
    select cardinality(found.ids) as total, found.ids[${from + 1}::int:${from + size}::int] as ids
    from (select array(${matchingIds(sql, search, terms, now)}) as ids) as found`)
  const { total = 0, ids = [] } = rows[0] ?? {}
  const found = ids.length > 0 ? await sql.select().from(events).where(inArray(events.id, ids)) : []
  return { found: found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total }
}

/** How many of each category the same search finds, whichever categories it names. */
export async function countByCategory(
  sql: Sql,
  search: Search,
  now: number,
): Promise<{ category: Interest; count: number }[]> {
  const terms = await findTerms(sql, { ...search, categories: [] }, now)
  if (!terms) return []
  const matching = sql
    .select({ category: events.category })
    .from(events)
    .where(conditions({ ...search, categories: [] }, terms, now))
    .limit(MAX_COUNTED)
    .as('matching')
  const rows = await sql
    .select({ category: matching.category, count: count() })
    .from(matching)
    .groupBy(matching.category)
    .orderBy(desc(count()), matching.category)
  return rows.map((row) => ({ category: row.category!, count: row.count }))
}
