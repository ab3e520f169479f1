import { and, eq, gt, lt } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { pendingSignIns } from './tables.ts'

export const addPendingSignIn = (sql: Sql, row: typeof pendingSignIns.$inferInsert): Promise<unknown> =>
  sql.insert(pendingSignIns).values(row)

const isPending = (tokenHash: string, now: Date) =>
  and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, now))

export const findPendingSignIn = (sql: Sql, tokenHash: string, now: Date) =>
  first(sql.select().from(pendingSignIns).where(isPending(tokenHash, now)))

/** False when the sign-in is finished or expired: of two parallel requests, one succeeds. */
export async function takePendingSignIn(sql: Sql, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await sql.delete(pendingSignIns).where(isPending(tokenHash, now)).returning()
  return taken.length === 1
}

/** After a new password or a deactivation, a factor shown before no longer counts. */
export const deletePendingSignIns = (sql: Sql, userId: string): Promise<unknown> =>
  sql.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))

export const deleteExpiredPendingSignIns = (sql: Sql, now: Date): Promise<unknown> =>
  sql.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now))
