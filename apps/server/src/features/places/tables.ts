import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** A provider's place under an id of ours. The provider's id stays; the rest is deleted after the provider's term. */
export const places = pgTable(
  'places',
  {
    id: uuid().primaryKey(),
    source: text({ enum: ['photon', 'google'] }).notNull(),
    sourceId: text().notNull(),
    name: text(),
    address: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    toldAt: instant().notNull(),
  },
  (table) => [
    unique('places_once').on(table.source, table.sourceId),
    index('places_by_age').on(table.source, table.toldAt),
    check('places_whole', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
  ],
)

/** A cached answer. The question is stored only as a hash, because people also type their own addresses. */
export const placeSearches = pgTable(
  'place_searches',
  {
    question: text().primaryKey(),
    places: uuid().array().notNull(),
    goodUntil: instant().notNull(),
  },
  (table) => [index('place_searches_by_age').on(table.goodUntil)],
)
