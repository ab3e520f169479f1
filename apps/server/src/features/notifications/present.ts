import { pagePath } from '@turnout/contract/notification-messages'
import type { NotificationSettings } from '@turnout/contract/notification-settings'
import type { AnyNotification, Notification } from '@turnout/contract/notifications'
import { channelsOf, isPushOnly, NOTIFICATION_TOPICS } from '@turnout/rules/notifications'
import type { Sql } from '../../platform/db/database.ts'
import { findPeopleById } from '../accounts/public.ts'
import { findTexts } from '../chat/public.ts'
import { withGuest } from './place-news.ts'
import { type BellRow, findChannels, findGroupsWithMute, findGuestNames } from './store.ts'

export async function presentNotifications(sql: Sql, rows: readonly BellRow[]): Promise<Notification[]> {
  const named = await withNames(
    sql,
    rows.map(({ row }) => row),
  )
  return named.map((notification, index) => {
    const { row, group, event, enquiry } = rows[index]!
    const subject = { ...(group && { group }), ...(event && { event }), ...(enquiry && { enquiry }) }
    const { kind, data } = notification
    const path = pagePath(notification)
    const times = { created_at: row.createdAt.getTime(), is_read: row.readAt !== null }
    return { id: row.id, kind, data, path, ...subject, ...times } as Notification
  })
}

type Nameless = Pick<BellRow['row'], 'kind' | 'groupId' | 'eventId' | 'enquiryId' | 'data'>
type Ids = { userId?: string; messageId?: string; guestId?: string }

/** Rows with the current names and texts instead of the ids of people, guests and messages. */
export async function withNames(sql: Sql, rows: readonly Nameless[]): Promise<AnyNotification[]> {
  const idsOf = (name: keyof Ids) => rows.flatMap(({ data }) => (data as Ids)[name] ?? [])
  const people = await findPeopleById(sql, idsOf('userId'))
  const texts = await findTexts(sql, idsOf('messageId'))
  const guests = await findGuestNames(sql, idsOf('guestId'))
  return rows.map(({ kind, groupId, eventId, enquiryId, data }) => {
    const { userId, messageId, ...others } = data as Ids
    const named = {
      ...withGuest(others, guests),
      ...(userId !== undefined && { user: { id: userId, name: people.get(userId)?.name ?? '' } }),
      ...(messageId !== undefined && { message_id: messageId, text: texts.get(messageId) ?? null }),
    }
    const subject = groupId !== null ? { groupId } : eventId !== null ? { eventId } : { enquiryId }
    // the kind of a row determines its subject and the type of its data
    return { kind, ...subject, data: named } as AnyNotification
  })
}

export async function presentSettings(sql: Sql, userId: string): Promise<NotificationSettings> {
  const [chosen, groups] = await Promise.all([findChannels(sql, userId), findGroupsWithMute(sql, userId)])
  return {
    topics: NOTIFICATION_TOPICS.map((topic) => {
      const { push, mail } = channelsOf(topic, chosen)
      return { topic, push, mail: isPushOnly(topic) ? null : mail }
    }),
    groups: groups.map(({ id, name, mutedBy }) => ({ id, name, is_muted: mutedBy !== null })),
  }
}
