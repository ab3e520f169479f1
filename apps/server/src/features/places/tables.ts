import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** A provider's place under an id of ours. The provider's own id may stay for ever, the rest goes as it asks. */
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

/** What a provider answered to a question, which is kept only as a hash: people type their own addresses too. */
export const placeSearches = pgTable(
  'place_searches',
  {
    question: text().primaryKey(),
    places: uuid().array().notNull(),
    goodUntil: instant().notNull(),
  },
  (table) => [index('place_searches_by_age').on(table.goodUntil)],
)
