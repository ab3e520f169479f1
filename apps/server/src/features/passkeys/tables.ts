import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, partOf } from '../../platform/db/columns.ts'
import { users } from '../accounts/tables.ts'

/** A passkey of a device or a password manager: only its public key. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: partOf(() => users.id),
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** The device's count of signatures; always 0 where the device does not count. */
    counter: integer().notNull(),
    /** The host for which it was made; it works on no other. */
    host: text().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
)

/** A challenge for a device to sign, as a hash; deleted by its first answer. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text().primaryKey(),
  /** The person who adds a passkey or confirms with one; null for a sign-in with a passkey alone. */
  userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant().notNull(),
})
