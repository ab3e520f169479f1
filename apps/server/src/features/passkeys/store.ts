import { and, desc, eq, isNull, lt, or, sql as query } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { passkeyChallenges, passkeys } from './tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export const findPasskeys = (sql: Sql, userId: string): Promise<PasskeyRow[]> =>
  sql
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id)

export const findByCredential = (sql: Sql, credentialId: string): Promise<PasskeyRow | null> =>
  first(sql.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))

/** Null when an account already has it. */
export const addPasskey = (sql: Sql, row: typeof passkeys.$inferInsert): Promise<PasskeyRow | null> =>
  first(sql.insert(passkeys).values(row).onConflictDoNothing().returning())

const isOwn = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

export const findOwnPasskey = (sql: Sql, userId: string, id: string): Promise<PasskeyRow | null> =>
  first(sql.select().from(passkeys).where(isOwn(userId, id)))

export const renamePasskey = (
  sql: Sql,
  userId: string,
  { id, name }: Pick<PasskeyRow, 'id' | 'name'>,
): Promise<PasskeyRow | null> =>
  first(sql.update(passkeys).set({ name }).where(isOwn(userId, id)).returning())

export const removePasskey = (sql: Sql, userId: string, id: string): Promise<unknown> =>
  sql.delete(passkeys).where(isOwn(userId, id))

/** False when the count has not risen, as with a copied key or two uses at once. Keys that never count pass. */
export async function recordUse(
  sql: Sql,
  { id }: Pick<PasskeyRow, 'id'>,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> {
  const used = await sql
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), query`${counter}::int = 0`)),
      ),
    )
    .returning({ id: passkeys.id })
  return used.length === 1
}

export const addChallenge = (sql: Sql, row: typeof passkeyChallenges.$inferInsert): Promise<unknown> =>
  sql.insert(passkeyChallenges).values(row)

/** The first answer deletes its challenge, whether it is right or wrong. */
export async function takeChallenge(
  sql: Sql,
  { challengeHash, userId, now }: { challengeHash: string; userId: string | null; now: Date },
): Promise<boolean> {
  const [taken] = await sql
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
      ),
    )
    .returning()
  return taken !== undefined && taken.expiresAt > now
}

export const deleteExpiredChallenges = (sql: Sql, now: Date): Promise<unknown> =>
  sql.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))

export async function deletePasskeys(sql: Sql, userId: string): Promise<void> {
  await sql.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
  await sql.delete(passkeys).where(eq(passkeys.userId, userId))
}
