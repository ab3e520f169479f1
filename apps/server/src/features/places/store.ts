import type { Position } from '@turnout/rules/geofence'
import { and, eq, inArray, isNotNull, isNull, lt, sql as query } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { VENUE_COLUMNS } from '../groups/public.ts'
import { groups } from '../groups/tables.ts'
import type { FoundPlace } from './provider.ts'
import { placeSearches, places } from './tables.ts'

export type PlaceRow = typeof places.$inferSelect

/** A suggested venue has the id of one of the groups that play there. */
export const findVenue = (sql: Sql, groupId: string) =>
  first(
    sql
      .select(VENUE_COLUMNS)
      .from(groups)
      .where(and(eq(groups.id, groupId), isNull(groups.deletedAt))),
  )

export const findPlace = (sql: Sql, id: string): Promise<PlaceRow | null> =>
  first(sql.select().from(places).where(eq(places.id, id)))

/** The cached places for this question, in their order; null when nothing is cached. */
export async function findCachedSearch(sql: Sql, question: string, now: number): Promise<PlaceRow[] | null> {
  const [cached] = await sql.select().from(placeSearches).where(eq(placeSearches.question, question))
  if (!cached || cached.goodUntil.getTime() <= now) return null
  if (cached.places.length === 0) return []
  const found = await sql
    .select()
    .from(places)
    .where(and(inArray(places.id, cached.places), isNotNull(places.name)))
  return cached.places.flatMap((id) => found.find((place) => place.id === id) ?? [])
}

/** Stores an answer and gives its places our ids. */
export async function cacheSearch(
  sql: Sql,
  answer: {
    question: string
    source: PlaceRow['source']
    found: readonly FoundPlace[]
    now: number
    cacheForMs: number
  },
): Promise<PlaceRow[]> {
  const { question, source, now, cacheForMs } = answer
  const found = [...new Map(answer.found.map((place) => [place.sourceId, place])).values()]
  const goodUntil = new Date(now + cacheForMs)
  const stored = await upsertPlaces(sql, source, found, new Date(now))
  const ids = stored.map(({ id }) => id)
  await sql
    .insert(placeSearches)
    .values({ question, places: ids, goodUntil })
    .onConflictDoUpdate({ target: placeSearches.question, set: { places: ids, goodUntil } })
  return stored
}

async function upsertPlaces(sql: Sql, source: PlaceRow['source'], found: FoundPlace[], toldAt: Date) {
  if (found.length === 0) return []
  const rows = found.map(({ sourceId, name, address, at }) => ({
    id: newId(),
    source,
    sourceId,
    name,
    address,
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
    toldAt,
  }))
  const stored = await sql
    .insert(places)
    // in one order, so that two answers with the same places cause no deadlock
    .values(rows.toSorted((a, b) => (a.sourceId < b.sourceId ? -1 : 1)))
    .onConflictDoUpdate({
      target: [places.source, places.sourceId],
      set: {
        name: query`excluded.name`,
        // an address that came with coordinates is better than one from a suggestion without them
        address: query`case when excluded.latitude is null and ${places.latitude} is not null then ${places.address} else excluded.address end`,
        latitude: query`coalesce(excluded.latitude, ${places.latitude})`,
        longitude: query`coalesce(excluded.longitude, ${places.longitude})`,
        // earlier coordinates keep their age
        toldAt: query`case when excluded.latitude is null and ${places.latitude} is not null then ${places.toldAt} else excluded.told_at end`,
      },
    })
    .returning()
  return found.flatMap(({ sourceId }) => stored.find((place) => place.sourceId === sourceId) ?? [])
}

export async function savePosition(
  sql: Sql,
  id: string,
  { address, at }: { address: string; at: Position },
  now: number,
): Promise<void> {
  const toldAt = new Date(now)
  await sql
    .update(places)
    .set({ address, ...at, toldAt })
    .where(eq(places.id, id))
}

/** By Google's terms, and for every provider by operating.md: only the id stays after 30 days. */
const RETENTION_MS = 30 * 24 * 3_600_000

/** After its term a provider's data is deleted, apart from the ids; expired answers are deleted as well. */
export async function deleteExpiredPlaces(sql: Sql, now: Date): Promise<void> {
  await sql.delete(placeSearches).where(lt(placeSearches.goodUntil, now))
  await sql
    .update(places)
    .set({ name: null, address: null, latitude: null, longitude: null })
    .where(and(lt(places.toldAt, new Date(now.getTime() - RETENTION_MS)), isNotNull(places.name)))
}
