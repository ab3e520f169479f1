import {
  type EnquiryKind,
  type EventKind,
  type GroupKind,
  isQuestion,
  isWithinWeeklyLimit,
  type NotificationKind,
  notificationExpiry,
} from '@turnout/rules/notifications'
import { inArray, sql as query } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { enqueueEach } from '../../platform/jobs/queue.ts'
import { Temporal } from '../../platform/temporal.ts'
import { findGroup } from '../groups/public.ts'
import { addNotifications, countQuestions, deleteOlder, lockQuestions } from './delivery-store.ts'
import { DELIVER_NOTIFICATION } from './job-kinds.ts'
import { sinceKnownPlan } from './known-plan.ts'
import type { StoredData } from './stored.ts'
import { notifications } from './tables.ts'

/** What a notification is about: one of these. */
type Subject = Partial<Record<'groupId' | 'eventId' | 'enquiryId', string | null>>
type Subjects = Record<GroupKind, { groupId: string }> &
  Record<EventKind, { eventId: string }> &
  Record<EnquiryKind, { enquiryId: string }>

/** The content of a notice, without its subject. */
export interface Fact<K extends NotificationKind> {
  kind: K
  userIds: readonly string[]
  /** The person who acted is not notified; null for the clock. */
  actorId: string | null
  /** Identifies the fact: a person is notified once. */
  key: string
  /** A newer notice with the same name replaces an older one. */
  replaces: string | null
  data: StoredData[K]
  at: number
  /** The hours of the game or event whose start or end decides how long it is sent (Y-6). */
  session: { startsAt: number; endsAt: number } | null
}

export type Notice<K extends NotificationKind> = Fact<K> & Subjects[K]

/** Runs in the transaction of the change: adds a bell row and a delivery job for each person. */
export async function notify<K extends NotificationKind>(sql: Sql, notice: Notice<K>): Promise<void> {
  const { kind, key, replaces, data, at, actorId } = notice
  const { groupId = null, eventId = null, enquiryId = null }: Subject = notice
  const subject = { groupId, eventId, enquiryId }
  const expiresAt = notificationExpiry(kind, at, notice.session, actorId)
  // also those of the person who acted: they know better now
  const older = await deleteOlder(sql, notice.userIds, { ...subject, key, replaces })
  const userIds = [...new Set(notice.userIds)].filter((userId) => userId !== actorId)
  if (userIds.length === 0) return
  // a question that an organiser sends by hand does not count as one of the week
  const questions =
    isQuestion(kind) && actorId === null && groupId !== null
      ? await questionsThisWeek(sql, groupId, userIds, at)
      : new Map()
  const times = { createdAt: new Date(at), expiresAt: new Date(expiresAt) }
  const rows = []
  for (const userId of userIds) {
    const replaced = older.find((row) => row.userId === userId)
    const news = await sinceKnownPlan(sql, data, replaced)
    if (news) rows.push({ id: newId(), userId, ...subject, kind, key, replaces, data: news, ...times })
  }
  if (rows.length === 0) return
  const added = await addNotifications(sql, rows)
  const sent = added.filter(
    ({ userId }) => expiresAt > at && isWithinWeeklyLimit(kind, questions.get(userId) ?? 0),
  )
  if (sent.length === 0) return
  const ids = sent.map(({ id }) => id)
  await enqueueEach(
    sql,
    DELIVER_NOTIFICATION,
    query`select jsonb_build_object('notificationId', ${notifications.id}) from ${notifications}
      where ${inArray(notifications.id, ids)}`,
  )
}

/** [Y-5] The questions that each person got from this group this week. Locked, because two games may ask at once. */
async function questionsThisWeek(
  sql: Sql,
  groupId: string,
  userIds: readonly string[],
  at: number,
): Promise<Map<string, number>> {
  await lockQuestions(sql, groupId)
  const { timeZone } = (await findGroup(sql, groupId))!
  const today = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).startOfDay()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return countQuestions(sql, { groupId, userIds, since: new Date(monday.epochMilliseconds) })
}
