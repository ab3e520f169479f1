import { and, eq, lt } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { signInLinks } from './tables.ts'

/** Deletes the links of earlier requests. A mail that was sent twice for one request leaves two valid links. */
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

/** Opening a link deletes it: of parallel requests with one link, one succeeds. */
export const takeSignInLink = (sql: Sql, tokenHash: string) =>
  first(sql.delete(signInLinks).where(eq(signInLinks.tokenHash, tokenHash)).returning())

/** After a new password or a deactivation, links sent before no longer work. */
export const deleteSignInLinks = (sql: Sql, userId: string): Promise<unknown> =>
  sql.delete(signInLinks).where(eq(signInLinks.userId, userId))

export const deleteExpiredSignInLinks = (sql: Sql, now: Date): Promise<unknown> =>
  sql.delete(signInLinks).where(lt(signInLinks.expiresAt, now))
