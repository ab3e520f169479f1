import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, partOf } from '../../platform/db/columns.ts'
import { users } from '../accounts/tables.ts'

/** A person's id at a provider. Never an address, which may pass to another person. */
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

/** The code behind the # of the address, as a hash, valid for a minute until the page exchanges it for a session. */
export const signInCodes = pgTable('sign_in_codes', {
  codeHash: text().primaryKey(),
  userId: partOf(() => users.id),
  /** The key of the tab that started the sign-in, as a hash; null for a code that a program requested. */
  tabKeyHash: text(),
  expiresAt: instant().notNull(),
})
