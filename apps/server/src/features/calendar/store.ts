import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { lockAccount } from '../accounts/public.ts'
import { users } from '../accounts/tables.ts'
import { startedGamesColumn } from '../groups/public.ts'
import { groups } from '../groups/tables.ts'
import { IS_APPROVED, members } from '../members/tables.ts'
import { calendarFeeds } from './tables.ts'

export type FeedRow = typeof calendarFeeds.$inferSelect

export interface FeedOwner {
  userId: string
  /** Null for the feed of all their groups. */
  groupId: string | null
}

const ownedBy = ({ userId, groupId }: FeedOwner) =>
  and(
    eq(calendarFeeds.userId, userId),
    groupId === null ? isNull(calendarFeeds.groupId) : eq(calendarFeeds.groupId, groupId),
  )

/** The person's token, made on the first request. Null when the account has just gone. */
export async function findOrCreateToken(
  sql: Sql,
  owner: FeedOwner,
  freshToken: string,
): Promise<string | null> {
  if (!(await lockAccount(sql, owner.userId))) return null
  await sql
    .insert(calendarFeeds)
    .values({ id: newId(), ...owner, token: freshToken })
    .onConflictDoNothing()
  const [row] = await sql.select({ token: calendarFeeds.token }).from(calendarFeeds).where(ownedBy(owner))
  return row!.token
}

export async function renewToken(
  sql: Sql,
  owner: FeedOwner,
  token: string,
  at: number,
): Promise<string | null> {
  if (!(await lockAccount(sql, owner.userId))) return null
  const renewedAt = new Date(at)
  await sql
    .insert(calendarFeeds)
    .values({ id: newId(), ...owner, token, renewedAt })
    .onConflictDoUpdate({
      target: [calendarFeeds.userId, calendarFeeds.groupId],
      set: { token, renewedAt },
    })
  return token
}

/** The feed of this token; null once its owner is gone. */
export const findFeedByToken = (sql: Sql, token: string): Promise<FeedRow | null> =>
  first(
    sql
      .select(getTableColumns(calendarFeeds))
      .from(calendarFeeds)
      .innerJoin(users, and(eq(users.id, calendarFeeds.userId), isNull(users.deactivatedAt)))
      .where(eq(calendarFeeds.token, token)),
  )

/** The groups whose games the feed shows today: only those that its owner belongs to now. */
export const groupsOfFeed = (sql: Sql, { userId, groupId }: FeedRow, now: number) =>
  sql
    .select({ group: getTableColumns(groups), startedGames: startedGamesColumn(now) })
    .from(groups)
    .innerJoin(members, eq(members.groupId, groups.id))
    .where(
      and(
        eq(members.userId, userId),
        IS_APPROVED,
        isNull(groups.deletedAt),
        groupId === null ? undefined : eq(groups.id, groupId),
      ),
    )
    .orderBy(groups.id)

/** All feeds of a person, or of a group. */
export const deleteCalendarFeeds = (
  sql: Sql,
  owner: { userId: string } | { groupId: string },
): Promise<unknown> =>
  sql
    .delete(calendarFeeds)
    .where(
      'userId' in owner ? eq(calendarFeeds.userId, owner.userId) : eq(calendarFeeds.groupId, owner.groupId),
    )
