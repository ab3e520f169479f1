import { fullName } from '@turnout/rules/full-name'
import { and, desc, eq, isNull, lt, sql as query } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import type { Mailbox } from '../../platform/mail/outbox.ts'
import { vendors } from '../vendors/tables.ts'
import { deletePendingSignIns } from './pending-sign-in-store.ts'
import { endSessions } from './session-store.ts'
import { deleteSignInLinks } from './sign-in-link-store.ts'
import { activationTokens, passwordResets, registrations, sessions, users } from './tables.ts'

export type Registration = typeof registrations.$inferSelect
export type User = typeof users.$inferSelect

export const addRegistration = (sql: Sql, row: typeof registrations.$inferInsert): Promise<unknown> =>
  sql.insert(registrations).values(row)

export const findUser = (sql: Sql, id: string): Promise<User | null> =>
  first(sql.select().from(users).where(eq(users.id, id)))

/** The active account, locked until the transaction ends. */
export const lockUser = (sql: Sql, id: string): Promise<User | null> =>
  first(sql.select().from(users).where(isActive(id)).for('update'))

/**
 * Locks the account of the acting person against deactivation until the transaction ends: otherwise a group that
 * they have just joined would keep a member who is gone.
 */
export async function lockAccount(sql: Sql, id: string): Promise<boolean> {
  const locked = await sql.select({ id: users.id }).from(users).where(isActive(id)).for('key share')
  return locked.length === 1
}

const isActive = (id: string) => and(eq(users.id, id), isNull(users.deactivatedAt))

type EditableProfile = Pick<User, 'firstName' | 'lastName' | 'phoneNumber' | 'bio'>

export const changeUser = (
  sql: Sql,
  id: string,
  changes: Partial<EditableProfile & Pick<User, 'profileImageUrl' | 'passwordHash'>>,
): Promise<User | null> => first(sql.update(users).set(changes).where(isActive(id)).returning())

/** Null turns it off. */
export const setSecondFactor = (sql: Sql, id: string, since: Date | null): Promise<unknown> =>
  sql.update(users).set({ secondFactorSince: since }).where(isActive(id))

export const changeRegistration = (
  sql: Sql,
  id: string,
  changes: Partial<EditableProfile>,
): Promise<Registration | null> =>
  first(sql.update(registrations).set(changes).where(eq(registrations.id, id)).returning())

export const findUserByEmail = (sql: Sql, emailKey: string): Promise<User | null> =>
  first(sql.select().from(users).where(eq(users.emailKey, emailKey)))

export const findRegistration = (sql: Sql, id: string): Promise<Registration | null> =>
  first(sql.select().from(registrations).where(eq(registrations.id, id)))

export const findNewestRegistration = (sql: Sql, emailKey: string): Promise<Registration | null> =>
  first(
    sql
      .select()
      .from(registrations)
      .where(eq(registrations.emailKey, emailKey))
      .orderBy(desc(registrations.createdAt), desc(registrations.id))
      .limit(1),
  )

export async function mailboxOf(sql: Sql, userId: string): Promise<Mailbox | null> {
  const user = await findUser(sql, userId)
  if (user?.deactivatedAt) return null
  return user && { name: fullName(user.firstName, user.lastName), address: user.email }
}

/**
 * False when the address has an account already: the unique key decides, and a parallel insert waits here for the
 * first one.
 */
export async function insertAccount(sql: Sql, account: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await sql
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ id: users.id })
  return inserted.length === 1
}

/** How many unconfirmed sign-ups this address has, each with its own password. */
export const countRegistrations = (sql: Sql, emailKey: string): Promise<number> =>
  sql.$count(registrations, eq(registrations.emailKey, emailKey))

/**
 * The device that opened the link stays signed in, now to the account. All other sessions of registrations of the
 * address go, as their devices may be a stranger's. They are deleted, not ended, so that the account does not
 * recognise a stranger's device as its own.
 */
export async function convertRegistrations(
  sql: Sql,
  { id, emailKey }: Pick<Registration, 'id' | 'emailKey'>,
  device: string | null,
): Promise<void> {
  // a parallel sign-in waits for this row, or this waits for that sign-in
  await sql.select({ id: registrations.id }).from(registrations).where(eq(registrations.id, id)).for('update')
  if (device !== null)
    await sql
      .update(sessions)
      .set({ userId: id, registrationId: null })
      .where(and(eq(sessions.registrationId, id), eq(sessions.device, device)))
  await sql.delete(registrations).where(eq(registrations.emailKey, emailKey))
}

export const addActivationToken = (
  sql: Sql,
  row: { tokenHash: string; registrationId: string; createdAt: Date; expiresAt: Date },
) => sql.insert(activationTokens).values(row)

/** Parallel requests with one link wait here for the first. */
export const lockActivationToken = (sql: Sql, tokenHash: string) =>
  first(sql.select().from(activationTokens).where(eq(activationTokens.tokenHash, tokenHash)).for('update'))

/** A mail that was sent twice has two links; the second link opened answers that the account is active. */
export const useActivationTokens = (sql: Sql, registrationId: string, usedAt: Date): Promise<unknown> =>
  sql
    .update(activationTokens)
    .set({ usedAt })
    .where(and(eq(activationTokens.registrationId, registrationId), isNull(activationTokens.usedAt)))

export const dropActivationTokens = (sql: Sql, registrationId: string): Promise<unknown> =>
  sql
    .delete(activationTokens)
    .where(and(eq(activationTokens.registrationId, registrationId), isNull(activationTokens.usedAt)))

/** Deletes the links of earlier requests. A mail that was sent twice for one request leaves two valid links. */
export async function addPasswordReset(
  sql: Sql,
  row: { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date },
  askedAt: Date,
): Promise<void> {
  await sql
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, row.userId), lt(passwordResets.createdAt, askedAt)))
  await sql.insert(passwordResets).values(row)
}

/** Parallel requests with one link wait here for the first. */
export const lockPasswordReset = (sql: Sql, tokenHash: string) =>
  first(sql.select().from(passwordResets).where(eq(passwordResets.tokenHash, tokenHash)).for('update'))

/** Invalidates all links and pending sign-ins, and ends all sessions, or all but the current one. */
export async function endSignIns(
  sql: Sql,
  userId: string,
  now: Date,
  sessions: { except?: string } = {},
): Promise<void> {
  await usePasswordResets(sql, userId, now)
  await deleteSignInLinks(sql, userId)
  await deletePendingSignIns(sql, userId)
  await endSessions(sql, userId, now, sessions)
}

/** A new password invalidates all other reset links of the account. */
const usePasswordResets = (sql: Sql, userId: string, usedAt: Date): Promise<unknown> =>
  sql
    .update(passwordResets)
    .set({ usedAt })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))

const RETENTION_MS = 30 * 24 * 3_600_000

/** Unconfirmed sign-ups, ended sessions and expired links are needed no more after 30 days. */
export async function deleteExpired(sql: Sql, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS)
  await sql.delete(sessions).where(lt(sessions.expiresAt, before))
  await sql.delete(activationTokens).where(lt(activationTokens.expiresAt, before))
  await sql.delete(passwordResets).where(lt(passwordResets.expiresAt, before))
  await sql.delete(registrations).where(lt(registrations.createdAt, before))
}

/**
 * Leaves a row that results can point to, without anything that identifies the person. The id replaces the
 * address: it is unique, and no one can write to it or sign in with it.
 */
export async function eraseAccount(sql: Sql, userId: string, deactivatedAt: Date): Promise<void> {
  await sql
    .update(users)
    .set({
      firstName: 'Former',
      lastName: 'player',
      email: '',
      emailKey: userId,
      phoneNumber: '',
      bio: '',
      profileImageUrl: null,
      dateOfBirth: null,
      interests: [],
      role: 'user',
      passwordHash: '',
      secondFactorSince: null,
      deactivatedAt,
    })
    .where(eq(users.id, userId))
  await sql.delete(sessions).where(eq(sessions.userId, userId))
  await sql.delete(passwordResets).where(eq(passwordResets.userId, userId))
  await deleteSignInLinks(sql, userId)
  await deletePendingSignIns(sql, userId)
  await sql.delete(activationTokens).where(eq(activationTokens.registrationId, userId))
}

/** Makes an account a platform admin; returns its id. */
export const grantAdmin = (sql: Sql, emailKey: string): Promise<{ id: string }[]> =>
  sql.update(users).set({ role: 'admin' }).where(activeWith(emailKey)).returning({ id: users.id })

/** Restores the earlier role: a vendor if it has a business, else a user. A second revocation changes nothing. */
export const revokeAdmin = (sql: Sql, emailKey: string): Promise<{ id: string }[]> =>
  sql
    .update(users)
    .set({
      role: query`case when ${users.role} <> 'admin' then ${users.role}
        when exists (select from ${vendors} where ${vendors.ownerId} = ${users.id}) then 'vendor' else 'user' end`,
    })
    .where(activeWith(emailKey))
    .returning({ id: users.id })

const activeWith = (emailKey: string) => and(eq(users.emailKey, emailKey), isNull(users.deactivatedAt))
