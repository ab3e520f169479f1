import type { Channels, NotificationTopic } from '@turnout/rules/notifications'
import { and, desc, eq, inArray, isNull, lt, lte, or, sql as query, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Sql } from '../../platform/db/database.ts'
import { users } from '../accounts/tables.ts'
import { chatMessages } from '../chat/tables.ts'
import { eventGuests, events } from '../events/tables.ts'
import { groups } from '../groups/tables.ts'
import { members } from '../members/tables.ts'
import { scheduledGuests } from '../scheduled-games/tables.ts'
import { enquiries, vendors } from '../vendors/tables.ts'
import { mutedGroups, notificationChannels, notifications } from './tables.ts'

const BELL_COLUMNS = {
  row: notifications,
  group: { id: groups.id, name: groups.name },
  event: { id: events.id, title: events.title },
  enquiry: {
    id: enquiries.id,
    /** The name of the other side. */
    name: query<string>`case when ${enquiries.vendorId} = ${notifications.userId}
      then concat_ws(' ', nullif(${users.firstName}, ''), nullif(nullif(${users.lastName}, ''), ${users.firstName}))
      else ${vendors.businessName} end`,
  },
}

/** Hides notifications of a deleted group; a restored group shows them again. */
const isShown = or(isNull(notifications.groupId), isNull(groups.deletedAt))

/** Names of guests at games and events. A guest whose name is erased is missing. */
export async function findGuestNames(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const namesIn = (table: typeof scheduledGuests | typeof eventGuests) =>
    sql
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(inArray(table.id, [...ids]))
  const rows = await unionAll(namesIn(scheduledGuests), namesIn(eventGuests))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Newest first. */
export const findNotifications = (
  sql: Sql,
  userId: string,
  { before, limit }: { before: string | undefined; limit: number },
) =>
  sql
    .select(BELL_COLUMNS)
    .from(notifications)
    .leftJoin(groups, eq(groups.id, notifications.groupId))
    .leftJoin(events, eq(events.id, notifications.eventId))
    .leftJoin(enquiries, eq(enquiries.id, notifications.enquiryId))
    .leftJoin(vendors, eq(vendors.ownerId, enquiries.vendorId))
    .leftJoin(users, eq(users.id, enquiries.askerId))
    .where(
      and(
        eq(notifications.userId, userId),
        isShown,
        before === undefined ? undefined : lt(notifications.id, before),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit)

export type BellRow = Awaited<ReturnType<typeof findNotifications>>[number]

export async function countUnread(sql: Sql, userId: string): Promise<number> {
  const shown = sql.select({ id: groups.id }).from(groups).where(isNull(groups.deletedAt))
  return sql.$count(
    notifications,
    and(
      eq(notifications.userId, userId),
      isNull(notifications.readAt),
      or(isNull(notifications.groupId), inArray(notifications.groupId, shown)),
    ),
  )
}

/** Rows that were read before keep their time. */
export const setRead = (sql: Sql, which: SQL | undefined, at: Date): Promise<unknown> =>
  sql
    .update(notifications)
    .set({ readAt: at })
    .where(and(which, isNull(notifications.readAt)))

/** Whether the person has this notification. A second read keeps the first time. */
export async function markRead(
  sql: Sql,
  { userId, id, at }: { userId: string; id: string; at: Date },
): Promise<boolean> {
  const own = and(eq(notifications.id, id), eq(notifications.userId, userId))
  await setRead(sql, own, at)
  return (await sql.$count(notifications, own)) > 0
}

export async function markAllRead(
  sql: Sql,
  { userId, upTo, at }: { userId: string; upTo: Date; at: Date },
): Promise<void> {
  await setRead(sql, and(eq(notifications.userId, userId), lte(notifications.createdAt, upTo)), at)
}

export const findChannels = (sql: Sql, userId: string) =>
  sql.select().from(notificationChannels).where(eq(notificationChannels.userId, userId))

export async function setChannels(
  sql: Sql,
  userId: string,
  topic: NotificationTopic,
  channels: Channels,
): Promise<void> {
  await sql
    .insert(notificationChannels)
    .values({ userId, topic, ...channels })
    .onConflictDoUpdate({
      target: [notificationChannels.userId, notificationChannels.topic],
      set: channels,
    })
}

/** A person's groups, with those that are muted. */
export const findGroupsWithMute = (sql: Sql, userId: string) =>
  sql
    .select({ id: groups.id, name: groups.name, mutedBy: mutedGroups.userId })
    .from(members)
    .innerJoin(groups, and(eq(groups.id, members.groupId), isNull(groups.deletedAt)))
    .leftJoin(
      mutedGroups,
      and(eq(mutedGroups.groupId, members.groupId), eq(mutedGroups.userId, members.userId)),
    )
    .where(and(eq(members.userId, userId), inArray(members.state, ['member', 'admin'])))
    .orderBy(groups.name, groups.id)

export async function addMute(sql: Sql, userId: string, groupId: string): Promise<void> {
  await sql.insert(mutedGroups).values({ userId, groupId }).onConflictDoNothing()
}

export async function deleteMute(sql: Sql, userId: string, groupId: string): Promise<void> {
  await sql.delete(mutedGroups).where(and(eq(mutedGroups.userId, userId), eq(mutedGroups.groupId, groupId)))
}

export async function isMuted(sql: Sql, userId: string, groupId: string): Promise<boolean> {
  const own = and(eq(mutedGroups.userId, userId), eq(mutedGroups.groupId, groupId))
  return (await sql.$count(mutedGroups, own)) > 0
}

/** Marks the notifications of an enquiry as read. */
export async function markEnquiryRead(
  sql: Sql,
  { userId, enquiryId, at }: { userId: string; enquiryId: string; at: Date },
): Promise<void> {
  await setRead(sql, and(eq(notifications.userId, userId), eq(notifications.enquiryId, enquiryId)), at)
}

/** [Y-7] Marks notifications of chat messages up to this number as read. A report stays unread until it is settled. */
export async function markChatRead(
  sql: Sql,
  { userId, groupId, number, at }: { userId: string; groupId: string; number: number; at: Date },
): Promise<void> {
  const messageId = query`(${notifications.data} ->> 'messageId')::uuid`
  const readIds = sql
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.groupId, groupId), lte(chatMessages.number, number)))
  const which = and(
    eq(notifications.userId, userId),
    eq(notifications.groupId, groupId),
    inArray(notifications.kind, ['mention', 'announcement']),
    inArray(messageId, readIds),
  )
  await setRead(sql, which, at)
}

const RETENTION_MS = 90 * 24 * 60 * 60 * 1000

export async function deleteOldNotifications(sql: Sql, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS)
  await sql.delete(notifications).where(lt(notifications.createdAt, before))
}

/** Everything of a person, or of a group, in this feature. */
export async function deleteNotifications(
  sql: Sql,
  owner: { userId: string } | { groupId: string },
): Promise<void> {
  if ('userId' in owner) {
    await sql.delete(notifications).where(eq(notifications.userId, owner.userId))
    await sql.delete(notificationChannels).where(eq(notificationChannels.userId, owner.userId))
    await sql.delete(mutedGroups).where(eq(mutedGroups.userId, owner.userId))
  } else {
    await sql.delete(notifications).where(eq(notifications.groupId, owner.groupId))
    await sql.delete(mutedGroups).where(eq(mutedGroups.groupId, owner.groupId))
  }
}

/** A person who leaves a group loses its notifications. */
export async function deleteNotificationsIn(sql: Sql, groupId: string, userId: string): Promise<void> {
  await sql
    .delete(notifications)
    .where(and(eq(notifications.groupId, groupId), eq(notifications.userId, userId)))
  await deleteMute(sql, userId, groupId)
}
