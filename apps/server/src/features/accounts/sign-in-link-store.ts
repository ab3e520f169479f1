import { and, eq, lt } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { signInLinks } from './tables.ts'

/** Asking again ends what was asked for before; a mail that went out twice for one asking has two links. */
export async function addSignInLink(
  sql: Sql,
  row: typeof signInLinks.$inferInsert,
  askedAt: Date,
): Promise<void> {
  await sql
    .delete(signInLinks)
    .where(and(eq(signInLinks.userId, row.userId), lt(signInLinks.createdAt, askedAt)))
  await sql.insert(signInLinks).values(row)
}

/** A link is gone when it has been opened once: of twenty who open it at once, one has it. */
export const takeSignInLink = (sql: Sql, tokenHash: string) =>
  first(sql.delete(signInLinks).where(eq(signInLinks.tokenHash, tokenHash)).returning())

/** With a new password, or none, what was sent before is worth nothing. */
export const deleteSignInLinks = (sql: Sql, userId: string) =>
  sql.delete(signInLinks).where(eq(signInLinks.userId, userId))

export const deleteExpiredSignInLinks = (sql: Sql, now: Date) =>
  sql.delete(signInLinks).where(lt(signInLinks.expiresAt, now))
