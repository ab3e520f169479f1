import { EARTH_RADIUS_M, type Position } from '@turnout/rules/place'
import type { Weekday } from '@turnout/rules/words'
import { and, desc, eq, inArray, isNull, sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { type SeenGroup, selectSeen } from './store.ts'
import { groups } from './tables.ts'

export interface Search {
  text: string
  sportId: string | undefined
  day: Weekday | undefined
  near: Position | null
}

/** Nobody looks for more words than this, and each costs a walk through the table. */
const MOST_WORDS = 8

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

/** A person who types 100% means 100%. */
const literally = (word: string) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const says = (word: string): SQL =>
  query`concat_ws(' ', ${groups.name}, ${groups.description}, ${groups.venueName}, ${groups.venueAddress}) ilike ${literally(word)}`

const matching = ({ text, sportId, day }: Search): SQL | undefined =>
  and(
    ...wordsOf(text).map(says),
    sportId === undefined ? undefined : eq(groups.sportsType, sportId),
    day && query`${day} = any(${groups.playingDays})`,
  )

/** Rule P-1 once more, where a million rows can be sorted by it. */
const metresFrom = ({ latitude, longitude }: Position): SQL => query`
  2 * ${EARTH_RADIUS_M} * asin(sqrt(least(1,
    sin(radians(${groups.venueLatitude} - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(${groups.venueLatitude}))
      * sin(radians(${groups.venueLongitude} - ${longitude}::float8) / 2) ^ 2)))`

/** One page, nearest first from somewhere, else newest first; and how many there are in all. */
export async function searchGroups(
  sql: Sql,
  userId: string | null,
  search: Search,
  { page, size }: { page: number; size: number },
): Promise<{ seen: SeenGroup[]; total: number }> {
  const wanted = and(isNull(groups.deletedAt), matching(search))
  const order = [search.near ? metresFrom(search.near) : desc(groups.createdAt), desc(groups.id)]
  // first which, then what of them: nobody's members are counted for the pages that are skipped
  const onPage = sql
    .select({ id: groups.id })
    .from(groups)
    .where(wanted)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
  const [seen, total] = await Promise.all([
    selectSeen(sql, userId, inArray(groups.id, onPage)).orderBy(...order),
    sql.$count(groups, wanted),
  ])
  return { seen, total }
}
