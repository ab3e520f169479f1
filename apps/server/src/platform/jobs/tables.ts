import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** The transactional outbox: written in the commit of a change, and run by any free node. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    key: text(),
    payload: jsonb().notNull(),
    runAt: instant().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    heldUntil: instant(),
    doneAt: instant(),
    deadAt: instant(),
    expiresAt: instant(),
  },
  (table) => [
    index('jobs_by_key').on(table.kind, table.key).where(sql`${table.key} is not null`),
    index('jobs_due').on(table.runAt).where(sql`${table.doneAt} is null and ${table.deadAt} is null`),
  ],
)
