import type { Provider } from '@turnout/contract/oauth'
import { and, eq, lt } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { identities, signInCodes } from './tables.ts'

export async function findIdentity(sql: Sql, provider: Provider, subject: string): Promise<string | null> {
  const [found] = await sql
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return found?.userId ?? null
}

/** The owner of the identity: of two requests at once the first decides for both. */
export async function addIdentity(sql: Sql, row: typeof identities.$inferInsert): Promise<string> {
  await sql.insert(identities).values(row).onConflictDoNothing()
  return (await findIdentity(sql, row.provider, row.subject)) ?? row.userId
}

export const addCode = (sql: Sql, row: typeof signInCodes.$inferInsert): Promise<unknown> =>
  sql.insert(signInCodes).values(row)

/** A code works once: reading it deletes it. */
export const takeCode = (sql: Sql, codeHash: string) =>
  first(sql.delete(signInCodes).where(eq(signInCodes.codeHash, codeHash)).returning())

export const deleteExpiredCodes = (sql: Sql, now: Date): Promise<unknown> =>
  sql.delete(signInCodes).where(lt(signInCodes.expiresAt, now))

export const deleteCodesOf = (sql: Sql, userId: string): Promise<unknown> =>
  sql.delete(signInCodes).where(eq(signInCodes.userId, userId))

/** The providers of a person's account, and since when. */
export const findTies = (sql: Sql, userId: string) =>
  sql
    .select({ provider: identities.provider, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt)

export async function deleteSignIns(sql: Sql, userId: string): Promise<void> {
  await sql.delete(identities).where(eq(identities.userId, userId))
  await deleteCodesOf(sql, userId)
}
