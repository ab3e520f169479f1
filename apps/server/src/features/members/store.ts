import type { OtherMember } from '@turnout/rules/deactivation'
import { fullName } from '@turnout/rules/full-name'
import { and, asc, eq, inArray, isNull, ne, sql as query, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { first, type Sql } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { users } from '../accounts/tables.ts'
import { groups } from '../groups/tables.ts'
import type { MemberState } from './standing.ts'
import { IS_APPROVED, members } from './tables.ts'

const selectMembers = (sql: Sql, where: SQL | undefined) =>
  sql
    .select({
      id: members.id,
      userId: members.userId,
      state: members.state,
      isSpare: members.isSpare,
      creator: query<boolean>`${groups.creatorId} = ${members.userId}`,
      requestedAt: members.requestedAt,
      joinedAt: members.joinedAt,
      rejectedAt: members.rejectedAt,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
      email: users.email,
      phoneNumber: users.phoneNumber,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(groups, eq(groups.id, members.groupId))
    .where(where)
    .$dynamic()

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

export const nameOf = ({ firstName, lastName }: Pick<MemberRow, 'firstName' | 'lastName'>) =>
  fullName(firstName, lastName)

export const membersInStates = (
  sql: Sql,
  groupId: string,
  states: readonly MemberState[],
): Promise<MemberRow[]> =>
  selectMembers(sql, and(eq(members.groupId, groupId), inArray(members.state, [...states])))

/** Pending requests in the groups that this person runs, longest wait first. */
export const requestsFor = (sql: Sql, adminId: string) => {
  const admins = alias(members, 'admins')
  return sql
    .select({
      groupId: groups.id,
      groupName: groups.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(admins)
    .innerJoin(groups, and(eq(groups.id, admins.groupId), isNull(groups.deletedAt)))
    .innerJoin(members, and(eq(members.groupId, groups.id), eq(members.state, 'pending')))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(admins.userId, adminId), eq(admins.state, 'admin')))
    .orderBy(asc(members.requestedAt), asc(members.id))
}

const lockOne = (sql: Sql, ...conditions: SQL[]): Promise<MemberRow | null> =>
  first(selectMembers(sql, and(...conditions)).for('update', { of: members }))

/** Locks a row of this group by its id. Null for the id of a row in another group. */
export const lockMember = (sql: Sql, groupId: string, memberId: string): Promise<MemberRow | null> =>
  lockOne(sql, eq(members.groupId, groupId), eq(members.id, memberId))

/** Locks a person's row in this group. */
export const lockMemberOf = (sql: Sql, groupId: string, userId: string): Promise<MemberRow | null> =>
  lockOne(sql, eq(members.groupId, groupId), eq(members.userId, userId))

/** The columns of a standing, for statements of other features that join members and groups. */
export const MEMBERSHIP_COLUMNS = {
  id: members.id,
  state: members.state,
  creator: query<boolean>`${groups.creatorId} = ${members.userId}`,
}

export type MembershipRow = Pick<MemberRow, 'id' | 'state' | 'creator'>

/** A person's row in a group; null in a deleted group. */
export const findMembership = (sql: Sql, groupId: string, userId: string): Promise<MembershipRow | null> =>
  first(
    sql
      .select(MEMBERSHIP_COLUMNS)
      .from(members)
      .innerJoin(groups, and(eq(groups.id, members.groupId), isNull(groups.deletedAt)))
      .where(and(eq(members.groupId, groupId), eq(members.userId, userId))),
  )

/** The id of an approved member in the games of the group. */
export async function membershipId(sql: Sql, groupId: string, userId: string): Promise<string | null> {
  const [row] = await sql
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.userId, userId), IS_APPROVED))
  return row?.id ?? null
}

/** All members, in the order in which they joined. */
export const approvedMembers = (sql: Sql, groupId: string) =>
  sql
    .select({
      membershipId: members.id,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.groupId, groupId), IS_APPROVED))
    .orderBy(members.joinedAt, members.id)

/** The creator's own row, written in the transaction that creates the group. */
export async function addFirstAdmin(sql: Sql, groupId: string, userId: string, at: number): Promise<void> {
  const now = new Date(at)
  await sql
    .insert(members)
    .values({ id: newId(), groupId, userId, state: 'admin', requestedAt: now, joinedAt: now })
}

/** False when the row exists. The unique key decides, without a read before. */
export async function addRequest(sql: Sql, groupId: string, userId: string, at: number): Promise<boolean> {
  const added = await sql
    .insert(members)
    .values({ id: newId(), groupId, userId, state: 'pending', requestedAt: new Date(at) })
    .onConflictDoNothing()
    .returning({ id: members.id })
  return added.length === 1
}

export type MemberChange = Partial<
  Pick<typeof members.$inferInsert, 'state' | 'isSpare' | 'requestedAt' | 'joinedAt' | 'rejectedAt'>
>

/** The caller has locked the row. */
export const changeMember = (sql: Sql, memberId: string, change: MemberChange): Promise<unknown> =>
  sql.update(members).set(change).where(eq(members.id, memberId))

export const deleteMembersOfGroup = (sql: Sql, groupId: string): Promise<unknown> =>
  sql.delete(members).where(eq(members.groupId, groupId))

/** Locks all groups of this person, requests included, and their rows in them, always in the same order. */
export const lockMembershipsOf = (sql: Sql, userId: string) =>
  sql
    .select({
      id: members.id,
      userId: members.userId,
      state: members.state,
      group: { id: groups.id, name: groups.name, creatorId: groups.creatorId },
    })
    .from(groups)
    .innerJoin(members, eq(members.groupId, groups.id))
    .where(and(eq(members.userId, userId), ne(members.state, 'gone'), isNull(groups.deletedAt)))
    .orderBy(asc(groups.id))
    .for('update')

export type LockedMembershipOf = Awaited<ReturnType<typeof lockMembershipsOf>>[number]

/**
 * The memberships in this group whose accounts are deactivated; the caller has locked the group. The accounts of all
 * members are locked, so that an account that is being deactivated counts.
 */
export async function membershipsOfDeactivated(sql: Sql, group: LockedMembershipOf['group']) {
  const memberships = await sql
    .select({ id: members.id, userId: members.userId, state: members.state, goneAt: users.deactivatedAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.groupId, group.id), ne(members.state, 'gone')))
    .orderBy(asc(users.id))
    .for('share', { of: users })
  return memberships.filter(({ goneAt }) => goneAt !== null).map((membership) => ({ ...membership, group }))
}

/** The other members and admins; the caller has locked the group. */
export async function otherMembersIn(sql: Sql, groupId: string, userId: string): Promise<OtherMember[]> {
  const rows = await sql
    .select({ userId: members.userId, state: members.state, joinedAt: members.joinedAt })
    .from(members)
    .where(and(eq(members.groupId, groupId), ne(members.userId, userId), IS_APPROVED))
  return rows.map((row) => ({
    userId: row.userId,
    admin: row.state === 'admin',
    joinedAt: row.joinedAt?.getTime() ?? 0,
  }))
}
