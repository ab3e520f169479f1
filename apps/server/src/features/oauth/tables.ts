import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, partOf } from '../../platform/db/columns.ts'
import { users } from '../accounts/tables.ts'

/** Who somebody is elsewhere: by the provider's own id and never by an address, which may pass to somebody else. */
export const identities = pgTable(
  'identities',
  {
    provider: text({ enum: ['google', 'github'] }).notNull(),
    subject: text().notNull(),
    userId: partOf(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_by_user').on(table.userId),
  ],
)

/** What stands behind the # for a minute, as a hash, until the page has made a session of it. */
export const signInCodes = pgTable('sign_in_codes', {
  codeHash: text().primaryKey(),
  userId: partOf(() => users.id),
  /** The tab that began, as a hash; a code without one is for programs. */
  tabKeyHash: text(),
  expiresAt: instant().notNull(),
})
