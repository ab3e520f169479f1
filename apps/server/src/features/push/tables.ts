import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, partOf } from '../../platform/db/columns.ts'
import { sessions, users } from '../accounts/tables.ts'

/** A browser that receives push notifications as long as its session lasts. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: partOf(() => users.id),
    sessionId: partOf(() => sessions.id),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Such as 'Chrome on Android'. */
    deviceName: text().notNull(),
    createdAt: instant().notNull(),
    lastSuccessAt: instant(),
  },
  (table) => [
    index('push_subscriptions_by_user').on(table.userId),
    index('push_subscriptions_by_session').on(table.sessionId),
  ],
)
