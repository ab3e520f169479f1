import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { partOf } from '../../platform/db/columns.ts'
import { users } from '../accounts/tables.ts'

/** Codes for people who cannot use their passkeys. A quick hash is enough, because a code has 120 bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    userId: partOf(() => users.id),
  },
  (table) => [index('recovery_codes_by_user').on(table.userId)],
)
