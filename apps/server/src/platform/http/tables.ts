import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** The first answer of each key, which a repeated command gets again (docs/security.md, B18). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: uuid().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    body: jsonb(),
    /** The log entry that the command wrote; null if it wrote none, and for other calls. */
    logId: uuid(),
    logVersion: integer(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key] })],
)

/** How much of a budget is spent in its current window. A logged table on purpose: a crash must not refill it. */
export const budgets = pgTable(
  'budgets',
  {
    name: text().notNull(),
    subject: text().notNull(),
    windowEndsAt: instant().notNull(),
    spent: integer().notNull(),
    /** How many windows in a row were overspent, if each makes the next one longer. */
    overspent: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject] })],
)

/** The keys of `signingKey`: created by the node that needs one first, and the same for all nodes. */
export const signingKeys = pgTable('cookie_keys', { name: text().primaryKey(), key: text().notNull() })
