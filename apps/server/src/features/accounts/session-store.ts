import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { registrations, sessions, users } from './tables.ts'

/** Whose a session is: an account and the registration it came from have the same id. */
export type Owner = { is: 'account' | 'registration'; id: string }

export async function findSession(sql: Sql, tokenHash: string) {
  const [found] = await sql
    .select({
      session: sessions,
      user: { id: users.id, email: users.email, role: users.role },
      registration: { id: registrations.id, email: registrations.email },
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .leftJoin(registrations, eq(registrations.id, sessions.registrationId))
    .where(eq(sessions.tokenHash, tokenHash))
  return found ?? null
}

/** Holds the owner still while they sign in. A registration that has just become an account is found as that. */
export async function lockOwner(sql: Sql, id: string): Promise<Owner | null> {
  const waiting = await sql
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.id, id))
    .for('update')
  if (waiting.length === 1) return { is: 'registration', id }
  const made = await sql.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  return made.length === 1 ? { is: 'account', id } : null
}

const isOwnedBy = ({ is, id }: Owner) =>
  is === 'account' ? eq(sessions.userId, id) : eq(sessions.registrationId, id)

type NewSession = Omit<typeof sessions.$inferInsert, 'userId' | 'registrationId'>

export async function addSession(sql: Sql, owner: Owner, row: NewSession): Promise<void> {
  const whose = owner.is === 'account' ? { userId: owner.id } : { registrationId: owner.id }
  await sql.insert(sessions).values({ ...row, ...whose })
}

/** Leaves the newest `most` sessions and ends the others; answers which those were. */
export async function endOldest(sql: Sql, owner: Owner, most: number, now: Date): Promise<string[]> {
  const live = await sql
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOwnedBy(owner), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  const ended = live.slice(most).map(({ id }) => id)
  if (ended.length > 0) await sql.update(sessions).set({ expiresAt: now }).where(inArray(sessions.id, ended))
  return ended
}

export async function endSession(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.update(sessions).set({ expiresAt: now }).where(eq(sessions.id, id))
}

/** A session that was ended a moment ago stays ended. */
export async function markSeen(sql: Sql, id: string, now: Date, expiresAt: Date): Promise<void> {
  await sql
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt })
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)))
}

/** Whether the owner of this address has signed in from there; rows of ended sessions remember it for 30 days. */
export async function knowsNetwork(sql: Sql, emailKey: string, network: string): Promise<boolean> {
  const known = await sql
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.emailKey, emailKey), eq(sessions.network, network)))
    .limit(1)
  return known.length === 1
}
