import { inArray, sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, referenceTo } from '../../platform/db/columns.ts'
import { users } from '../accounts/tables.ts'
import { groups } from '../groups/tables.ts'

/** One row for each person and group. It stays when the person leaves, and stores a rejection. */
export const members = pgTable(
  'group_members',
  {
    id: uuid().primaryKey(),
    groupId: referenceTo(() => groups.id),
    userId: referenceTo(() => users.id),
    /** Asked about a game only when places are left. */
    isSpare: boolean().notNull().default(false),
    state: text({ enum: ['pending', 'member', 'admin', 'gone'] }).notNull(),
    requestedAt: instant().notNull().defaultNow(),
    joinedAt: instant(),
    rejectedAt: instant(),
  },
  (table) => [
    unique('group_members_once').on(table.groupId, table.userId),
    index('group_members_by_user').on(table.userId),
    check('group_members_state', sql`${table.state} in ('pending', 'member', 'admin', 'gone')`),
    check(
      'group_members_joined',
      sql`${table.state} not in ('member', 'admin') or ${table.joinedAt} is not null`,
    ),
  ],
)

/** Excludes pending requests and former members. */
export const IS_APPROVED = inArray(members.state, ['member', 'admin'])
