import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { games } from '../game/tables.ts'

/**
 * [S-2] The link by which anyone may watch a game. The row exists only while the link is open.
 * The token is stored unhashed, because organisers must be able to show it again (docs/security.md A11).
 */
export const spectatorLinks = pgTable('spectator_links', {
  gameId: uuid()
    .primaryKey()
    .references(() => games.id),
  token: text().notNull().unique('spectator_links_token'),
  openedAt: instant().notNull(),
})
