import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { partOf } from '../../platform/db/columns.ts'
import { users } from '../accounts/tables.ts'

/** For whom the passkeys are out of reach. Each as a hash, which is a quick one because a code has 120 bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    userId: partOf(() => users.id),
  },
  (table) => [index('recovery_codes_by_user').on(table.userId)],
)
