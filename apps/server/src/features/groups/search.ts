import { MAX_COUNTED } from '@turnout/contract/wire/reply'
import type { Position } from '@turnout/rules/geofence'
import { normalizeForSearch, type SearchTerm, searchTerms } from '@turnout/rules/search'
import type { Weekday } from '@turnout/rules/words'
import { and, desc, eq, inArray, isNull, sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { unitVector } from '../../platform/db/sphere.ts'
import { type NewGroupRow, type SeenGroup, selectSeen } from './store.ts'
import { groups } from './tables.ts'

export interface Search {
  text: string
  sportId: string | undefined
  day: Weekday | undefined
  near: Position | null
}

type Searchable = Pick<NewGroupRow, 'name' | 'description' | 'venueName' | 'venueAddress'>

/** Plain words with a space before each, by which a word is known to begin. The venue's stand on the first line. */
export const searchText = ({ name, description, venueName, venueAddress }: Searchable): string =>
  ` ${normalizeForSearch(`${venueName} ${venueAddress}`)}\n ${normalizeForSearch(`${name} ${description}`)}`

const VENUE = query`split_part(${groups.searchText}, ${'\n'}, 1)`

/** A person who types 100% means 100%. */
const literally = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const says = (said: SQL | typeof groups.searchText, { word, where }: SearchTerm): SQL =>
  query`${said} like ${`${where === 'begins' ? '% ' : '%'}${literally(word)}%`}`

const matching = ({ text, sportId, day }: Search): SQL | undefined =>
  and(
    ...(searchTerms(text)?.map((word) => says(groups.searchText, word)) ?? [NOTHING]),
    sportId === undefined ? undefined : eq(groups.sportsType, sportId),
    day && query`${day} = any(${groups.playingDays})`,
  )

const NOTHING = query`false`

/** [P-1] As the great circle orders them. */
const fromNear = ({ latitude, longitude }: Position): SQL =>
  query`${unitVector(groups.venueLatitude, groups.venueLongitude)} <-> ${unitVector(latitude, longitude)}`

const inOrder = (near: Position | null) =>
  near ? [fromNear(near), desc(groups.id)] : [desc(groups.createdAt), desc(groups.id)]

/** The first so many that fit, nearest first from somewhere, else newest first: no search reads on for ever. */
const firstFound = (sql: Sql, search: Search) =>
  sql
    .select({ id: groups.id })
    .from(groups)
    .where(and(isNull(groups.deletedAt), matching(search)))
    .orderBy(...inOrder(search.near))
    .limit(MAX_COUNTED)

/** One page of what was found, and how many were: at `MOST_COUNTED` there may be more, and nobody counts them. */
export async function searchGroups(
  sql: Sql,
  { viewerId, now }: { viewerId: string | null; now: number },
  search: Search,
  { page, size }: { page: number; size: number },
): Promise<{ seen: SeenGroup[]; total: number }> {
  const from = (page - 1) * size
  const { rows } = await sql.execute<{ total: number; ids: string[] }>(query`
    select cardinality(found.ids) as total, found.ids[${from + 1}::int:${from + size}::int] as ids
    from (select array(${firstFound(sql, search)}) as ids) as found`)
  const { total = 0, ids = [] } = rows[0] ?? {}
  // first which, then what of them: nobody's members are counted for the pages that are skipped
  const seen = ids.length > 0 ? await selectSeen(sql, viewerId, now, inArray(groups.id, ids)) : []
  return { seen: seen.toSorted((a, b) => ids.indexOf(a.group.id) - ids.indexOf(b.group.id)), total }
}

const MOST_VENUES = 3
/** So many groups are looked at: in a town of a thousand 'parks' the nearest or newest of them decide. */
const MOST_LOOKED_AT = 200

/** Where groups play already, by name and address: those nearby first, then those of many groups. */
export async function venuesLike(sql: Sql, text: string, near: Position | null) {
  const words = searchTerms(text)
  if (!words) return []
  const distance = near ? fromNear(near) : query`0`
  const like = sql
    .select({
      id: groups.id,
      name: groups.venueName,
      address: groups.venueAddress,
      latitude: groups.venueLatitude,
      longitude: groups.venueLongitude,
      distance: query<number>`${distance}`.as('distance'),
    })
    .from(groups)
    // the index finds the word, the first line says that it is the venue's
    .where(
      and(
        isNull(groups.deletedAt),
        ...words.flatMap((word) => [says(groups.searchText, word), says(VENUE, word)]),
      ),
    )
    .orderBy(...inOrder(near))
    .limit(MOST_LOOKED_AT)
    .as('venues_like')
  const venue = {
    name: like.name,
    address: like.address,
    latitude: like.latitude,
    longitude: like.longitude,
  }
  const many = query<number>`count(*)::int`
  return sql
    .select({ ...venue, id: query<string>`min(${like.id}::text)`, groups: many })
    .from(like)
    .groupBy(...Object.values(venue))
    .orderBy(query`min(${like.distance})`, desc(many), like.name)
    .limit(MOST_VENUES)
}
