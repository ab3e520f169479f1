import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Every picture that was taken in, and by whom: nobody shows somebody else's upload as their own. */
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
 * One row: who we are, to know our own store of pictures again. A backup does not have it: a copy is somebody else.
 * The era is drawn anew by each restore: versions of one era do not compare with those of another.
 */
export const instance = pgTable(
  'instance',
  { one: integer().primaryKey(), id: uuid().notNull(), era: uuid().notNull().defaultRandom() },
  (table) => [check('instance_one', sql`${table.one} = 1`)],
)
