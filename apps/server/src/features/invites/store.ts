import type { InviteEffect } from '@turnout/rules/membership'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { invites } from './tables.ts'

export type InviteRow = typeof invites.$inferSelect

/** The group's link; the first who looks for it makes it. */
export async function findInvite(sql: Sql, groupId: string, freshToken: string): Promise<InviteRow> {
  await sql.insert(invites).values({ groupId, token: freshToken }).onConflictDoNothing()
  const [row] = await sql.select().from(invites).where(eq(invites.groupId, groupId))
  return row!
}

export type InviteChange = Partial<Omit<InviteRow, 'groupId'>>

/** The caller holds the group, so that nobody joins by the link meanwhile. */
export async function setInvite(sql: Sql, groupId: string, change: InviteChange): Promise<InviteRow> {
  const [row] = await sql.update(invites).set(change).where(eq(invites.groupId, groupId)).returning()
  return row!
}

/** Whether it is the link of any group, switched on. */
export async function isInvite(sql: Sql, token: string): Promise<boolean> {
  if (token.includes('\0')) return false
  return (await sql.$count(invites, and(eq(invites.token, token), eq(invites.active, true)))) > 0
}

/** Rule G-11: a token of another group, of yesterday or of nobody is worth nothing. */
export async function inviteEffectOf(
  sql: Sql,
  groupId: string,
  token: string | undefined,
): Promise<InviteEffect> {
  // a NUL could not be sent to the database, and is in no token of ours
  if (!token || token.includes('\0')) return 'none'
  const [row] = await sql
    .select({ joinAtOnce: invites.joinAtOnce })
    .from(invites)
    .where(and(eq(invites.groupId, groupId), eq(invites.token, token), eq(invites.active, true)))
  if (!row) return 'none'
  return row.joinAtOnce ? 'joins' : 'asks'
}

export const deleteInvite = (sql: Sql, groupId: string) =>
  sql.delete(invites).where(eq(invites.groupId, groupId))
