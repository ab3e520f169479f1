import type { OtherMember } from '@turnout/rules/deactivation'
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { idempotencyKeys } from '../../platform/http/tables.ts'
import { calendarFeeds } from '../calendar/tables.ts'
import { groups, members } from '../groups/tables.ts'
import { identities, signInCodes } from '../oauth/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { activationTokens, passwordResets, sessions, signInLinks, users } from './tables.ts'

/** Every live group that this person is in or has asked to join, held with their row in it, always in one order. */
export const lockMemberships = (sql: Sql, userId: string) =>
  sql
    .select({
      id: members.id,
      state: members.state,
      group: { id: groups.id, name: groups.name, creatorId: groups.creatorId },
    })
    .from(groups)
    .innerJoin(members, eq(members.groupId, groups.id))
    .where(and(eq(members.userId, userId), ne(members.state, 'gone'), isNull(groups.deletedAt)))
    .orderBy(asc(groups.id))
    .for('update')

export type LockedMembership = Awaited<ReturnType<typeof lockMemberships>>[number]

/**
 * Seats in a group of people whose account is gone; the caller holds the group. Everybody else in it is held: of
 * somebody who is about to go it is known afterwards.
 */
export async function membershipsOfDeactivated(sql: Sql, group: LockedMembership['group']) {
  const memberships = await sql
    .select({ id: members.id, userId: members.userId, state: members.state, goneAt: users.deactivatedAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.groupId, group.id), ne(members.state, 'gone')))
    .orderBy(asc(users.id))
    .for('share', { of: users })
  return memberships
    .filter(({ goneAt: deactivatedAt }) => deactivatedAt !== null)
    .map((membership) => ({ ...membership, group }))
}

/** Who else belongs; the caller holds the group. */
export async function otherMembersIn(sql: Sql, groupId: string, userId: string): Promise<OtherMember[]> {
  const rows = await sql
    .select({ userId: members.userId, state: members.state, joinedAt: members.joinedAt })
    .from(members)
    .where(
      and(
        eq(members.groupId, groupId),
        ne(members.userId, userId),
        inArray(members.state, ['member', 'admin']),
      ),
    )
  return rows.map((row) => ({
    userId: row.userId,
    admin: row.state === 'admin',
    joinedAt: row.joinedAt?.getTime() ?? 0,
  }))
}

export async function endMembership(sql: Sql, membershipId: string): Promise<void> {
  await sql.update(members).set({ state: 'gone' }).where(eq(members.id, membershipId))
}

export async function promote(sql: Sql, groupId: string, userId: string): Promise<void> {
  await sql
    .update(members)
    .set({ state: 'admin' })
    .where(and(eq(members.groupId, groupId), eq(members.userId, userId)))
}

export async function setCreator(sql: Sql, groupId: string, creatorId: string): Promise<void> {
  await sql.update(groups).set({ creatorId }).where(eq(groups.id, groupId))
}

export async function deleteGroup(sql: Sql, groupId: string, deletedAt: Date): Promise<void> {
  await sql.update(groups).set({ deletedAt }).where(eq(groups.id, groupId))
}

/**
 * Leaves a row that results can point at and nothing in it that says whose it was. Where an address belongs
 * the id stands: it is unique, and nobody can write to it or sign in with it.
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
      deactivatedAt,
    })
    .where(eq(users.id, userId))
  await sql.delete(sessions).where(eq(sessions.userId, userId))
  await sql.delete(passwordResets).where(eq(passwordResets.userId, userId))
  await sql.delete(signInLinks).where(eq(signInLinks.userId, userId))
  await sql.delete(activationTokens).where(eq(activationTokens.registrationId, userId))
  await sql.delete(identities).where(eq(identities.userId, userId))
  await sql.delete(signInCodes).where(eq(signInCodes.userId, userId))
  await sql.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  await sql.delete(vendors).where(eq(vendors.ownerId, userId))
  // answers that were kept for repeated presses repeat what the account said of itself
  await sql.delete(idempotencyKeys).where(eq(idempotencyKeys.actorId, userId))
}
