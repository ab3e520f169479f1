import { MAX_COUNTED } from '@turnout/contract/wire/reply'
import { chord, distance, type Position } from '@turnout/rules/geofence'
import { searchTerms } from '@turnout/rules/search'
import type { Weekday } from '@turnout/rules/words'
import { and, desc, eq, isNull, sql as query, type SQL } from 'drizzle-orm'
import type { StandbySql } from '../../platform/db/database.ts'
import { matchesTerm } from '../../platform/db/matches-term.ts'
import { distanceFrom, isWithin, unitVector } from '../../platform/db/unit-vector.ts'
import { type Alternatives, findMeant, matchesTerms, pageOfIds } from '../search/public.ts'
import { findGroupViews, type GroupView } from './store.ts'
import { groups } from './tables.ts'

export interface Search {
  text: string
  sportId: string | undefined
  day: Weekday | undefined
  near: Position | null
  withinKm: number | undefined
}

const VENUE = query`split_part(${groups.searchText}, ${'\n'}, 1)`

/** [P-1] Distances between unit vectors sort like distances on the great circle. */
const PLACE = unitVector(groups.venueLatitude, groups.venueLongitude)

const matchesSearch = (
  { sportId, day, near, withinKm }: Search,
  terms: readonly Alternatives[],
): SQL | undefined =>
  and(
    ...matchesTerms(groups.searchText, terms),
    sportId === undefined ? undefined : eq(groups.sportsType, sportId),
    day && query`${day} = any(${groups.playingDays})`,
    near && withinKm ? isWithin(PLACE, near, chord(withinKm * 1000)) : undefined,
  )

const searchOrder = (near: Position | null) =>
  near ? [distanceFrom(PLACE, near), desc(groups.id)] : [desc(groups.createdAt), desc(groups.id)]

/** The first `MAX_COUNTED` matches, nearest first with a position, else newest first; the limit bounds every search. */
const matchingIds = (sql: StandbySql, search: Search, terms: readonly Alternatives[]) =>
  sql
    .select({ id: groups.id })
    .from(groups)
    .where(and(isNull(groups.deletedAt), matchesSearch(search, terms)))
    .orderBy(...searchOrder(search.near))
    .limit(MAX_COUNTED)

/** One page of hits with their total: `MAX_COUNTED` means that or more. */
export async function searchGroups(
  sql: StandbySql,
  { viewerId, now }: { viewerId: string | null; now: number },
  search: Search,
  paging: { page: number; size: number },
): Promise<{ views: GroupView[]; total: number }> {
  const found = await findMeant(sql, search.text, (terms) =>
    pageOfIds(sql, matchingIds(sql, search, terms), paging),
  )
  const { total, ids } = found ?? { total: 0, ids: [] }
  // first the ids, then the details: no members are counted for groups on skipped pages
  const views = ids.length > 0 ? await findGroupViews(sql, { ids, userId: viewerId, now }) : []
  return { views: views.toSorted((a, b) => ids.indexOf(a.group.id) - ids.indexOf(b.group.id)), total }
}

const MAX_VENUES = 3
/** How many groups are read: of a thousand 'parks' in a town, the nearest or newest decide. */
const MAX_CANDIDATES = 200

/** The columns of a venue. */
export const VENUE_COLUMNS = {
  name: groups.venueName,
  address: groups.venueAddress,
  latitude: groups.venueLatitude,
  longitude: groups.venueLongitude,
}

/** The venues of the groups that come first in this order: each once, with the number of groups that play there. */
function groupedVenues(
  sql: StandbySql,
  { where, from, order }: { where?: SQL | undefined; from: SQL; order: SQL[] },
) {
  const candidates = sql
    .select({ id: groups.id, ...VENUE_COLUMNS, distance: query<number>`${from}`.as('distance') })
    .from(groups)
    .where(and(isNull(groups.deletedAt), where))
    .orderBy(...order)
    .limit(MAX_CANDIDATES)
    .as('candidates')
  const { id, name, address, latitude, longitude, distance } = candidates
  const count = query<number>`count(*)::int`
  const venues = sql
    .select({ name, address, latitude, longitude, id: query<string>`min(${id}::text)`, groups: count })
    .from(candidates)
    .groupBy(name, address, latitude, longitude)
  return { venues, nearest: query`min(${distance})`, count, name }
}

/** Venues of existing groups, by name and address: the nearest first, then those of many groups. */
export async function venuesLike(sql: StandbySql, text: string, near: Position | null) {
  const words = searchTerms(text)
  if (!words) return []
  const { venues, nearest, count, name } = groupedVenues(sql, {
    // the index finds the word; `VENUE` is the first line, which has only the venue's words
    where: and(...words.flatMap((word) => [matchesTerm(groups.searchText, word), matchesTerm(VENUE, word)])),
    from: near ? distanceFrom(PLACE, near) : query`0`,
    order: searchOrder(near),
  })
  return venues.orderBy(nearest, desc(count), name).limit(MAX_VENUES)
}

const NEARBY_M = 5_000
/** More than a list shows: the position of the request is rounded, and the client sorts by its exact one. */
const MAX_NEARBY = 40

/** Venues within five kilometres at which groups play, nearest first. */
export async function venuesNear(sql: StandbySql, near: Position) {
  const from = distanceFrom(PLACE, near)
  const { venues, nearest, name } = groupedVenues(sql, { from, order: [from] })
  const found = await venues.orderBy(nearest, name).limit(MAX_NEARBY)
  return found.filter((place) => distance(near, place) <= NEARBY_M)
}
