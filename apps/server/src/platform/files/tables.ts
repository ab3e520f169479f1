import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Every picture that was taken in, and by whom: nobody shows somebody else's upload as their own. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ownerId: uuid().notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('uploads_by_owner').on(table.ownerId)],
)
