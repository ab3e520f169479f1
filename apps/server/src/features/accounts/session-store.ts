import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql as query, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { DATABASE_NOW } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { type Placeholders, prepared } from '../../platform/db/prepared.ts'
import { registrations, sessions, users } from './tables.ts'

/** The owner of a session. An account has the id of the registration that it came from. */
export type SessionOwner = { type: 'account' | 'registration'; id: string }

/** A session with its owner, as read for a request; times are in milliseconds. */
export interface FoundSession {
  id: string
  tokenHash: string
  remembered: boolean
  timeZone: string | null
  lastSeenAt: number
  expiresAt: number
  user: { id: string; email: string; role: (typeof users.$inferSelect)['role'] } | null
  registration: { id: string; email: string } | null
}

const milliseconds = (column: AnyPgColumn) => query`(extract(epoch from ${column}) * 1000)::bigint`

/** One JSON value for a statement that joins `sessions`, `users` and `registrations`; null without a session. */
export const FOUND_SESSION = query<FoundSession | null>`case when ${sessions.id} is not null then json_build_object(
  'id', ${sessions.id}, 'tokenHash', ${sessions.tokenHash}, 'remembered', ${sessions.remembered},
  'timeZone', ${sessions.timeZone}, 'lastSeenAt', ${milliseconds(sessions.lastSeenAt)},
  'expiresAt', ${milliseconds(sessions.expiresAt)},
  'user', case when ${users.id} is not null
    then json_build_object('id', ${users.id}, 'email', ${users.email}, 'role', ${users.role}) end,
  'registration', case when ${registrations.id} is not null
    then json_build_object('id', ${registrations.id}, 'email', ${registrations.email}) end) end`

/** With the time of the lookup: every request begins with this statement. */
export const findSessions = prepared(
  'find-sessions',
  (sql, { tokenHashes }: Placeholders<{ tokenHashes: string[] }>) =>
    sql
      .select({ now: DATABASE_NOW, session: FOUND_SESSION as SQL<FoundSession> })
      .from(sessions)
      .leftJoin(users, eq(users.id, sessions.userId))
      .leftJoin(registrations, eq(registrations.id, sessions.registrationId))
      // one array parameter: the same statement for any number of tokens
      .where(query`${sessions.tokenHash} = any(${tokenHashes}::text[])`),
)

/**
 * Locks the owner for the sign-in. A registration that has just become an account is found as the account.
 * `verifiedHash` is the hash that the password matched: if it has changed since, the password does not count.
 */
export async function lockOwner(
  sql: Sql,
  id: string,
  verifiedHash?: string,
): Promise<(SessionOwner & { needsSecondFactor: boolean }) | null> {
  const registration = await sql
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.id, id))
    .for('update')
  if (registration.length === 1) return { type: 'registration', id, needsSecondFactor: false }
  const [account] = await sql
    .select({ secondFactorSince: users.secondFactorSince })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        isNull(users.deactivatedAt),
        verifiedHash === undefined ? undefined : eq(users.passwordHash, verifiedHash),
      ),
    )
    .for('update')
  return account ? { type: 'account', id, needsSecondFactor: account.secondFactorSince !== null } : null
}

const isOwnedByOwner = ({ type, id }: SessionOwner) =>
  type === 'account' ? eq(sessions.userId, id) : eq(sessions.registrationId, id)

type NewSession = Omit<typeof sessions.$inferInsert, 'userId' | 'registrationId'>

export async function addSession(sql: Sql, owner: SessionOwner, row: NewSession): Promise<void> {
  const ownerColumns = owner.type === 'account' ? { userId: owner.id } : { registrationId: owner.id }
  await sql.insert(sessions).values({ ...row, ...ownerColumns })
}

/** Keeps the newest `max` sessions and ends the others; returns the ids of the ended ones. */
export async function endOldest(sql: Sql, owner: SessionOwner, max: number, now: Date): Promise<string[]> {
  const liveSessionIds = await sql
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOwnedByOwner(owner), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  const ended = liveSessionIds.slice(max).map(({ id }) => id)
  if (ended.length > 0) await sql.update(sessions).set({ expiresAt: now }).where(inArray(sessions.id, ended))
  return ended
}

/** Ends all sessions of an account, or all but one after a change of the password. */
export const endSessions = (sql: Sql, userId: string, now: Date, { except }: { except?: string } = {}) =>
  sql
    .update(sessions)
    .set({ expiresAt: now })
    .where(and(isLiveSessionOf(userId, now), except === undefined ? undefined : ne(sessions.id, except)))

const isLiveSessionOf = (userId: string, now: Date) =>
  and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))

/** The live sessions of this account, the last used first. */
export const liveSessions = (sql: Sql, userId: string, now: Date) =>
  sql
    .select()
    .from(sessions)
    .where(isLiveSessionOf(userId, now))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))

/** Ended sessions count too: to end one twice is no error. */
export async function isSessionOf(sql: Sql, userId: string, sessionId: string): Promise<boolean> {
  return (await sql.$count(sessions, and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))) === 1
}

export const endSession = (sql: Sql, id: string, now: Date): Promise<unknown> =>
  sql.update(sessions).set({ expiresAt: now }).where(eq(sessions.id, id))

/** Only if its expiry is unchanged: a session that was ended in the meantime stays ended. */
export const updateLastSeen = (
  sql: Sql,
  { id, expiresAt: previousExpiry }: { id: string; expiresAt: number },
  set: Pick<typeof sessions.$inferSelect, 'lastSeenAt' | 'expiresAt' | 'timeZone'>,
) =>
  sql
    .update(sessions)
    .set(set)
    .where(and(eq(sessions.id, id), eq(sessions.expiresAt, new Date(previousExpiry))))

/** The last time zone that a device of this person reported; null without one. */
export async function timeZoneOf(sql: Sql, userId: string): Promise<string | null> {
  const [row] = await sql
    .select({ timeZone: sessions.timeZone })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.timeZone)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(1)
  return row?.timeZone ?? null
}

/** Whether the owner of this address has signed in on that device; rows stay 30 days after a session's end. */
export async function hasSignedInOn(sql: Sql, emailKey: string, device: string): Promise<boolean> {
  const matches = await sql
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.emailKey, emailKey), eq(sessions.device, device)))
    .limit(1)
  return matches.length === 1
}
