import type { InviteEffect } from '@turnout/rules/membership'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { invites } from './tables.ts'

export type InviteRow = typeof invites.$inferSelect

/** The link of a group. The first request for it creates it. */
export async function findInvite(sql: Sql, groupId: string, freshToken: string): Promise<InviteRow> {
  await sql.insert(invites).values({ groupId, token: freshToken }).onConflictDoNothing()
  const [row] = await sql.select().from(invites).where(eq(invites.groupId, groupId))
  return row!
}

export type InviteChange = Partial<Omit<InviteRow, 'groupId'>>

/** The caller has locked the group, so that no one joins by the link meanwhile. */
export async function setInvite(sql: Sql, groupId: string, change: InviteChange): Promise<InviteRow> {
  const [row] = await sql.update(invites).set(change).where(eq(invites.groupId, groupId)).returning()
  return row!
}

/** Whether this is the active link of a group. */
export async function isInvite(sql: Sql, token: string): Promise<boolean> {
  if (token.includes('\0')) return false
  return (await sql.$count(invites, and(eq(invites.token, token), eq(invites.active, true)))) > 0
}

/** [G-11] A token that is wrong, renewed or of another group has no effect. */
export async function inviteEffectOf(
  sql: Sql,
  groupId: string,
  token: string | undefined,
): Promise<InviteEffect> {
  // PostgreSQL accepts no NUL, and no token contains one
  if (!token || token.includes('\0')) return 'none'
  const [row] = await sql
    .select({ joinAtOnce: invites.joinAtOnce })
    .from(invites)
    .where(and(eq(invites.groupId, groupId), eq(invites.token, token), eq(invites.active, true)))
  if (!row) return 'none'
  return row.joinAtOnce ? 'joins' : 'asks'
}

export const deleteInvite = (sql: Sql, groupId: string): Promise<unknown> =>
  sql.delete(invites).where(eq(invites.groupId, groupId))
