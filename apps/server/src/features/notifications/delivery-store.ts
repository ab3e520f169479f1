import type { FinalResult } from '@turnout/rules/final-result'
import { isQuestion, NOTIFICATION_KINDS } from '@turnout/rules/notifications'
import { and, count, eq, gte, inArray, isNotNull, isNull, ne, or, sql as query } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { participants } from '../game/tables.ts'
import { startedGamesColumn } from '../groups/public.ts'
import { groups } from '../groups/tables.ts'
import { members } from '../members/tables.ts'
import { setRead } from './store.ts'
import { type NotificationRow, typedRow } from './stored.ts'
import { mutedGroups, notifications } from './tables.ts'

/** Deletes older rows of the same name, and returns them. */
export async function deleteOlder(
  sql: Sql,
  userIds: readonly string[],
  {
    groupId,
    eventId,
    enquiryId,
    key,
    replaces,
  }: Record<'groupId' | 'eventId' | 'enquiryId' | 'replaces', string | null> & { key: string },
): Promise<NotificationRow[]> {
  if (replaces === null || userIds.length === 0) return []
  const isOlder = and(
    inArray(notifications.userId, [...userIds]),
    query`(${notifications.groupId}, ${notifications.eventId}, ${notifications.enquiryId})
      is not distinct from (${groupId}::uuid, ${eventId}::uuid, ${enquiryId}::uuid)`,
    eq(notifications.replaces, replaces),
    ne(notifications.key, key),
  )
  return (await sql.delete(notifications).where(isOlder).returning()).map(typedRow)
}

/** Inserts each fact once per person. Returns the new rows. */
export const addNotifications = (
  sql: Sql,
  rows: (typeof notifications.$inferInsert)[],
): Promise<{ id: string; userId: string }[]> =>
  sql
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: notifications.id, userId: notifications.userId })

const QUESTIONS = NOTIFICATION_KINDS.filter(isQuestion)

/** Serialises the questions of one group, so that each count includes the others. */
export async function lockQuestions(sql: Sql, groupId: string): Promise<void> {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`questions ${groupId}`}, 0))`)
}

export async function countQuestions(
  sql: Sql,
  { groupId, userIds, since }: { groupId: string; userIds: readonly string[]; since: Date },
): Promise<Map<string, number>> {
  const rows = await sql
    .select({ userId: notifications.userId, many: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.groupId, groupId),
        inArray(notifications.userId, [...userIds]),
        inArray(notifications.kind, QUESTIONS),
        gte(notifications.createdAt, since),
      ),
    )
    .groupBy(notifications.userId)
  return new Map(rows.map(({ userId, many }) => [userId, many]))
}

const isOfGame = (gameId: string) => eq(query`${notifications.data} -> 'game' ->> 'id'`, gameId)

/** An answer marks the questions as read. */
export async function markAnswered(
  sql: Sql,
  { userId, gameId, at }: { userId: string; gameId: string; at: Date },
): Promise<void> {
  const questions = inArray(notifications.kind, QUESTIONS)
  await setRead(sql, and(eq(notifications.userId, userId), questions, isOfGame(gameId)), at)
}

/** Questions about a moved session get its new hours. */
export async function refreshQuestions(
  sql: Sql,
  { groupId, gameId, game }: { groupId: string; gameId: string; game: object },
): Promise<void> {
  await sql
    .update(notifications)
    .set({ data: query`jsonb_set(${notifications.data}, '{game}', ${JSON.stringify(game)}::jsonb)` })
    .where(and(eq(notifications.groupId, groupId), inArray(notifications.kind, QUESTIONS), isOfGame(gameId)))
}

export async function adminIds(sql: Sql, groupId: string): Promise<string[]> {
  const rows = await sql
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.state, 'admin')))
  return rows.map(({ userId }) => userId)
}

export async function findNotification(
  sql: Sql,
  which: { id: string } | { userId: string; key: string },
): Promise<NotificationRow | null> {
  const isIt =
    'id' in which
      ? eq(notifications.id, which.id)
      : and(eq(notifications.userId, which.userId), eq(notifications.key, which.key))
  const [row] = await sql.select().from(notifications).where(isIt)
  return row ? typedRow(row) : null
}

/** The group of a notification, and what decides whether it still reaches the person. Null for a former member. */
export async function findGroupOf(
  sql: Sql,
  { groupId, userId }: { groupId: string; userId: string },
  now: number,
) {
  const [row] = await sql
    .select({
      group: groups,
      startedGames: startedGamesColumn(now),
      state: members.state,
      mutedBy: mutedGroups.userId,
    })
    .from(groups)
    .innerJoin(
      members,
      and(
        eq(members.groupId, groups.id),
        eq(members.userId, userId),
        inArray(members.state, ['member', 'admin']),
      ),
    )
    .leftJoin(mutedGroups, and(eq(mutedGroups.groupId, groups.id), eq(mutedGroups.userId, userId)))
    .where(and(eq(groups.id, groupId), isNull(groups.deletedAt)))
  return row ?? null
}

/** The group of a notification, for a member of it. */
export type GroupOfPerson = NonNullable<Awaited<ReturnType<typeof findGroupOf>>>

export async function setData(sql: Sql, id: string, data: object): Promise<void> {
  await sql.update(notifications).set({ data }).where(eq(notifications.id, id))
}

export async function markPushed(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.update(notifications).set({ pushedAt: at }).where(eq(notifications.id, id))
}

/** True when it was marked as pushed before. */
export async function markNotPushed(sql: Sql, id: string): Promise<boolean> {
  const { rowCount } = await sql
    .update(notifications)
    .set({ pushedAt: null })
    .where(and(eq(notifications.id, id), isNotNull(notifications.pushedAt)))
  return (rowCount ?? 0) > 0
}

/** False when its mail was enqueued before. */
export async function markMailed(sql: Sql, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql
    .update(notifications)
    .set({ mailedAt: at })
    .where(and(eq(notifications.id, id), isNull(notifications.mailedAt)))
  return (rowCount ?? 0) > 0
}

/** Whether a person's request to join is pending now. */
export async function isPending(sql: Sql, groupId: string, userId: string): Promise<boolean> {
  const own = and(eq(members.groupId, groupId), eq(members.userId, userId), eq(members.state, 'pending'))
  return (await sql.$count(members, own)) > 0
}

interface NoticeName {
  groupId: string
  replaces: string
}

const isOf = ({ groupId, replaces }: NoticeName) =>
  and(eq(notifications.groupId, groupId), eq(notifications.replaces, replaces))

/** Marks it as read for all admins. */
export async function markSettled(sql: Sql, { at, ...name }: NoticeName & { at: Date }): Promise<void> {
  await setRead(sql, isOf(name), at)
}

/** Rows of older versions have this name in their key. */
const isResultOf = ({ groupId, replaces }: NoticeName) =>
  and(
    eq(notifications.groupId, groupId),
    or(eq(notifications.replaces, replaces), eq(notifications.key, replaces)),
  )

/** Deletes a result that is no longer true. */
export const withdrawResult = async (sql: Sql, name: NoticeName): Promise<void> => {
  await sql.delete(notifications).where(isResultOf(name))
}

export async function changeResult(sql: Sql, name: NoticeName, result: FinalResult): Promise<void> {
  const others = query`${notifications.data} - 'cup_winner' - 'is_cup_undecided'`
  await sql
    .update(notifications)
    .set({ data: query`(${others}) || ${JSON.stringify(result)}::jsonb` })
    .where(isResultOf(name))
}

/** The accounts of these participants; guests have none. */
export async function userIdsOf(sql: Sql, gameId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await sql
    .select({ userId: participants.userId })
    .from(participants)
    .where(
      and(
        eq(participants.gameId, gameId),
        inArray(participants.id, [...ids]),
        isNotNull(participants.userId),
      ),
    )
  return rows.flatMap(({ userId }) => userId ?? [])
}
