import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, referenceTo } from '../../platform/db/columns.ts'
import { users } from '../accounts/tables.ts'
import { groups } from '../groups/tables.ts'

/**
 * The address of one person's calendar feed: for all of their groups (no group), or for one. Calendar programs send
 * no bearer token, so the address is the secret; it is stored in clear because it is shown again.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey(),
    userId: referenceTo(() => users.id),
    groupId: uuid().references(() => groups.id),
    token: text().notNull().unique('calendar_feeds_token'),
    renewedAt: instant().notNull().defaultNow(),
  },
  (table) => [unique('calendar_feeds_once').on(table.userId, table.groupId).nullsNotDistinct()],
)
