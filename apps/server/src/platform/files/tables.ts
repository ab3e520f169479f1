import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Every uploaded picture and its owner, so that no one can show another person's upload as their own. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ownerId: uuid().notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('uploads_by_owner').on(table.ownerId)],
)

/**
 * One row: the id of this database, by which it recognises its picture store. A backup leaves it out, because a
 * copy is another database. Each restore creates a new era: versions of different eras do not compare.
 */
export const instance = pgTable(
  'instance',
  { one: integer().primaryKey(), id: uuid().notNull(), era: uuid().notNull().defaultRandom() },
  (table) => [check('instance_one', sql`${table.one} = 1`)],
)
