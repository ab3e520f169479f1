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
  const named = await withNames(sql, rows)
  return rows.map((row, index) => {
    const { id, kind, group, event, enquiry, createdAt, readAt } = row
    const data = named[index]
    const ids = {
      ...(group && { groupId: group.id }),
      ...(event && { eventId: event.id }),
      ...(enquiry && { enquiryId: enquiry.id }),
    }
    const path = pagePath({ kind, ...ids, data } as AnyNotification)
    const subject = { ...(group && { group }), ...(event && { event }), ...(enquiry && { enquiry }) }
    const base = { id, ...subject, path, created_at: createdAt.getTime(), is_read: readAt !== null }
    // the kind of a row determines its subject and the type of its data
    return { ...base, kind, data } as Notification
  })
}

/** Replaces the ids of people, guests and messages in these rows by their current names and texts. */
export async function withNames(sql: Sql, rows: readonly Pick<BellRow, 'data'>[]): Promise<object[]> {
  const stored = rows.map(({ data }) => data as Ids)
  const idsOf = (name: keyof Ids) => stored.flatMap((data) => data[name] ?? [])
  const people = await findPeopleById(sql, idsOf('userId'))
  const texts = await findTexts(sql, idsOf('messageId'))
  const guests = await findGuestNames(sql, idsOf('guestId'))
  return stored.map(({ userId, messageId, ...data }) => ({
    ...withGuest(data, guests),
    ...(userId !== undefined && { user: { id: userId, name: people.get(userId)?.name ?? '' } }),
    ...(messageId !== undefined && { message_id: messageId, text: texts.get(messageId) ?? null }),
  }))
}

type Ids = { userId?: string; messageId?: string; guestId?: string }

export async function presentSettings(sql: Sql, userId: string): Promise<NotificationSettings> {
  const [chosen, groups] = await Promise.all([findChannels(sql, userId), findGroupsWithMute(sql, userId)])
  return {
    topics: NOTIFICATION_TOPICS.map((topic) => {
      const { push, mail } = channelsOf(topic, chosen.find((row) => row.topic === topic) ?? null)
      return { topic, push, mail: isPushOnly(topic) ? null : mail }
    }),
    groups: groups.map(({ id, name, mutedBy }) => ({ id, name, is_muted: mutedBy !== null })),
  }
}
