import { and, eq, gt, lt } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { pendingSignIns } from './tables.ts'

export async function addPendingSignIn(sql: Sql, row: typeof pendingSignIns.$inferInsert): Promise<void> {
  await sql.insert(pendingSignIns).values(row)
}

const isPending = (tokenHash: string, now: Date) =>
  and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, now))

export const findPendingSignIn = (sql: Sql, tokenHash: string, now: Date) =>
  first(sql.select().from(pendingSignIns).where(isPending(tokenHash, now)))

/** False when it has been finished, or is over: of two who finish it at once, one does. */
export async function takePendingSignIn(sql: Sql, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await sql.delete(pendingSignIns).where(isPending(tokenHash, now)).returning()
  return taken.length === 1
}

/** With another password, or none, what was shown before is worth nothing. */
export async function deletePendingSignIns(sql: Sql, userId: string): Promise<void> {
  await sql.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}

export async function deleteExpiredPendingSignIns(sql: Sql, now: Date): Promise<void> {
  await sql.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now))
}
