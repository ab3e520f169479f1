import { MAX_COUNTED } from '@turnout/contract/wire/reply'
import { chord, type Position } from '@turnout/rules/geofence'
import type { DateRange } from '@turnout/rules/search-dates'
import type { Interest } from '@turnout/rules/words'
import { and, count, desc, eq, gt, gte, inArray, lt, lte, or, sql as query, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { StandbySql } from '../../platform/db/database.ts'
import { distanceFrom, isWithin, optionalUnitVector, unitVector } from '../../platform/db/unit-vector.ts'
import { games } from '../game/tables.ts'
import { type GroupRow, IS_ENDED } from '../groups/public.ts'
import { groups } from '../groups/tables.ts'
import { OPEN_GAME_CATEGORY } from '../scheduled-games/public.ts'
import { openGames } from '../scheduled-games/tables.ts'
import { type Alternatives, findMeant, matchesTerms, pageOfIds } from '../search/public.ts'
import type { EventRow } from './store.ts'
import { events } from './tables.ts'

export interface Search {
  text: string
  categories: readonly Interest[]
  range: Partial<DateRange>
  /** The date where the person is who searches. */
  today: string
  near: Position | null
  withinKm: number | undefined
  withPlaces: boolean
  sort: 'soonest' | 'nearest'
}

/** No event is longer than a day, which has 25 hours when the clocks go back. */
const LONGEST_MS = 25 * 60 * 60 * 1000

/** [Z-4] The start is compared first, because the index is sorted by it. */
const isEventToCome = (now: number): SQL | undefined =>
  and(
    eq(events.state, 'published'),
    gt(events.startsAt, new Date(now - LONGEST_MS)),
    gt(events.endsAt, new Date(now)),
  )

const DAY_MS = 24 * 60 * 60 * 1000

/** [Z-45] An organiser may end a game before it begins, on its day; later games need no check. */
const isGameToCome = (now: number): SQL | undefined =>
  and(
    query`${openGames.hasPlaces}`,
    gt(openGames.startsAt, new Date(now)),
    or(
      gt(openGames.startsAt, new Date(now + DAY_MS)),
      query`not exists (select from ${games}
        where ${games.groupId} = ${openGames.groupId} and ${games.date} = ${openGames.date} and ${IS_ENDED})`,
    ),
  )

/** The columns that a search compares, for each kind of hit. */
const SOURCES = {
  event: { table: events, position: optionalUnitVector(events.venueLatitude, events.venueLongitude) },
  group_game: { table: openGames, position: unitVector(openGames.venueLatitude, openGames.venueLongitude) },
} as const

type Kind = keyof typeof SOURCES

/** The database does not read years of five digits. */
const LAST_TIME = Date.UTC(9999, 0)

/** Some days from the start of a date in UTC: two days cover every time zone. */
const dayAt = (date: string, days: number): Date =>
  new Date(Math.min(Math.max(Date.parse(date) + days * DAY_MS, 0), LAST_TIME))

/**
 * The index is sorted by the start and not by the date at the venue, so both are compared. [Z-12] A search for today
 * finds everything that has begun, also the day before.
 */
const matches = (
  kind: Kind,
  search: Search,
  terms: readonly Alternatives[],
  now: number,
): SQL | undefined => {
  const { table, position } = SOURCES[kind]
  const { today } = search
  const { from, until } = search.range
  const isForToday = (from ?? today) <= today && today <= (until ?? today)
  const hasBegun = isForToday ? lte(table.startsAt, new Date(now)) : undefined
  return and(
    ...matchesTerms(table.searchText, terms),
    from === undefined
      ? undefined
      : and(or(gte(table.date, from), hasBegun), gt(table.startsAt, dayAt(from, -2))),
    until === undefined
      ? undefined
      : and(or(lte(table.date, until), hasBegun), lt(table.startsAt, dayAt(until, 2))),
    search.near && search.withinKm
      ? isWithin(position, search.near, chord(search.withinKm * 1000))
      : undefined,
  )
}

const eventConditions = (search: Search, terms: readonly Alternatives[], now: number): SQL | undefined =>
  and(
    isEventToCome(now),
    matches('event', search, terms, now),
    search.categories.length > 0 ? inArray(events.category, [...search.categories]) : undefined,
    search.withPlaces
      ? query`(${events.places} is null or ${events.goingCount} < ${events.places})`
      : undefined,
  )

const gameConditions = (search: Search, terms: readonly Alternatives[], now: number): SQL | undefined =>
  and(
    isGameToCome(now),
    matches('group_game', search, terms, now),
    search.categories.length > 0 && !search.categories.includes(OPEN_GAME_CATEGORY)
      ? query`false`
      : undefined,
  )

/** The ids of the first `MAX_COUNTED` events and open games, in one order. */
function matchingIds(sql: StandbySql, search: Search, terms: readonly Alternatives[], now: number) {
  const { sort, near } = search
  const place = (kind: Kind) =>
    sort === 'nearest' && near
      ? distanceFrom(SOURCES[kind].position, near)
      : query`${SOURCES[kind].table.startsAt}`
  const first = (kind: Kind, where: SQL | undefined) => {
    const { table } = SOURCES[kind]
    return sql
      .select({ id: table.id, place: query`${place(kind)}`.as('place') })
      .from(table)
      .where(where)
      .orderBy(place(kind), table.id)
      .limit(MAX_COUNTED)
  }
  const matching = unionAll(
    first('event', eventConditions(search, terms, now)),
    first('group_game', gameConditions(search, terms, now)),
  )
    .orderBy(query`place`, query`id`)
    .limit(MAX_COUNTED)
    .as('matching')
  return sql.select({ id: matching.id }).from(matching).orderBy(matching.place, matching.id)
}

export type Hit =
  | { kind: 'event'; id: string; event: EventRow }
  | { kind: 'group_game'; id: string; game: typeof openGames.$inferSelect; group: GroupRow }

/** One page of hits with their total: a total of `MAX_COUNTED` means that or more. */
export async function searchEvents(
  sql: StandbySql,
  search: Search,
  { now, ...paging }: { page: number; size: number; now: number },
): Promise<{ found: Hit[]; total: number }> {
  const matching = await findMeant(sql, search.text, (terms) =>
    pageOfIds(sql, matchingIds(sql, search, terms, now), paging),
  )
  const { total, ids } = matching ?? { total: 0, ids: [] }
  const found = ids.length > 0 ? await findHits(sql, ids) : []
  return { found: found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total }
}

async function findHits(sql: StandbySql, ids: readonly string[]): Promise<Hit[]> {
  const [found, open] = await Promise.all([
    sql
      .select()
      .from(events)
      .where(inArray(events.id, [...ids])),
    sql
      .select({ game: openGames, group: groups })
      .from(openGames)
      .innerJoin(groups, eq(groups.id, openGames.groupId))
      .where(inArray(openGames.id, [...ids])),
  ])
  return [
    ...found.map((event) => ({ kind: 'event' as const, id: event.id, event })),
    ...open.map((hit) => ({ kind: 'group_game' as const, id: hit.game.id, ...hit })),
  ]
}

interface EventCounts {
  total: number
  categories: { category: Interest; count: number }[]
}

/** The total of a search, and counts per category as if it named none: `MAX_COUNTED` means that or more. */
export async function countEvents(sql: StandbySql, search: Search, now: number): Promise<EventCounts> {
  const everyCategory = { ...search, categories: [] }
  const found = await findMeant(sql, search.text, (terms) => countByCategory(sql, everyCategory, terms, now))
  const counts = found ?? { total: 0, categories: [] }
  if (search.categories.length === 0) return counts
  const { total } = await searchEvents(sql, search, { page: 1, size: 0, now })
  return { ...counts, total }
}

async function countByCategory(
  sql: StandbySql,
  search: Search,
  terms: readonly Alternatives[],
  now: number,
): Promise<EventCounts> {
  const matching = unionAll(
    sql
      .select({ category: query<Interest>`${events.category}`.as('category') })
      .from(events)
      .where(eventConditions(search, terms, now))
      .orderBy(events.startsAt, events.id)
      .limit(MAX_COUNTED),
    sql
      .select({ category: query<Interest>`${OPEN_GAME_CATEGORY}::text`.as('category') })
      .from(openGames)
      .where(gameConditions(search, terms, now))
      .orderBy(openGames.startsAt, openGames.id)
      .limit(MAX_COUNTED),
  )
    .limit(MAX_COUNTED)
    .as('matching')
  const categories = await sql
    .select({ category: matching.category, count: count() })
    .from(matching)
    .groupBy(matching.category)
    .orderBy(desc(count()), matching.category)
  return { total: categories.reduce((sum, each) => sum + each.count, 0), categories }
}
