import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, partOf } from '../../platform/db/columns.ts'
import { users } from '../accounts/tables.ts'

/** A key of a device or a password manager. Only its public half is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: partOf(() => users.id),
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** How often it has signed, as the device says; 0 for ever where it does not count. */
    counter: integer().notNull(),
    /** The host that it was made for: on another it does not work. */
    host: text().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
)

/** What a device has been asked to sign, as a hash: gone once it was answered. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text().primaryKey(),
  /** Who adds a passkey or confirms with one; null for a sign-in with a passkey alone. */
  userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant().notNull(),
})
