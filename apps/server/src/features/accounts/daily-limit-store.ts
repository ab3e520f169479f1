import type { ProblemCode } from '@turnout/contract/problem'
import { and, eq, gt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from '../../platform/db/database.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { users } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A person may make `max` of these in a day. The user row is locked: of two requests at once, one waits. */
export const dailyLimit =
  <P extends ProblemCode>(made: PgTable & { createdAt: PgColumn }, by: PgColumn, max: number, problem: P) =>
  async (sql: Sql, userId: string, at: number, refuse: Refuse<P>): Promise<void> => {
    await sql.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const since = new Date(at - DAY_MS)
    if ((await sql.$count(made, and(eq(by, userId), gt(made.createdAt, since)))) >= max) refuse(problem)
  }
