import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** The first answer to each key, so that a repeated press hears it again (docs/security.md, B18). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: uuid().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    body: jsonb(),
    /** The entry that the command wrote into the log of a game; null where it wrote none, and for other calls. */
    logId: uuid(),
    logVersion: integer(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key] })],
)

/** How much of a budget is spent in its present window. Logged on purpose: a crash must not refill it. */
export const budgets = pgTable(
  'budgets',
  {
    name: text().notNull(),
    subject: text().notNull(),
    windowEndsAt: instant().notNull(),
    spent: integer().notNull(),
    /** How many windows in a row were overspent, where each makes the next one longer. */
    overspent: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject] })],
)

/** What cookies and sign-up challenges are signed with: made by the node that needs it first, and the same for all. */
export const signingKeys = pgTable('cookie_keys', { name: text().primaryKey(), key: text().notNull() })
