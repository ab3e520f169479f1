import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { groups } from '../groups/tables.ts'

/** A group's one link. The token is stored unhashed, because members must see it again (docs/security.md A11). */
export const invites = pgTable('group_invites', {
  groupId: uuid()
    .primaryKey()
    .references(() => groups.id),
  token: text().notNull().unique('group_invites_token'),
  active: boolean().notNull().default(true),
  joinAtOnce: boolean().notNull().default(false),
  renewedAt: instant().notNull().defaultNow(),
})
