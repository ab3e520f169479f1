import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { recoveryCodes } from './tables.ts'

export const countRecoveryCodes = (sql: Sql, userId: string): Promise<number> =>
  sql.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

/** Replaces the codes; the old ones are invalid from now on. */
export async function replaceRecoveryCodes(
  sql: Sql,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(sql, userId)
  await sql.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })))
}

/** Using a code deletes it: of two uses at once, one succeeds. */
export async function takeRecoveryCode(sql: Sql, userId: string, codeHash: string): Promise<boolean> {
  const taken = await sql
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning()
  return taken.length === 1
}

export const deleteRecoveryCodes = (sql: Sql, userId: string): Promise<unknown> =>
  sql.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
