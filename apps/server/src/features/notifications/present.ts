import type { NotificationSettings } from '@turnout/contract/notification-settings'
import type { Notification } from '@turnout/contract/notifications'
import { channelsOf, NOTIFICATION_TOPICS, PUSH_ONLY_TOPICS } from '@turnout/rules/notifications'
import type { Sql } from '../../platform/db/database.ts'
import { findPeopleById, type PersonRow } from '../accounts/public.ts'
import { findTexts } from '../chat/public.ts'
import { type AnyNotification, pagePath } from './page-path.ts'
import { guestIdIn, withGuest } from './place-news.ts'
import { type BellRow, findChannels, findGroupsWithMute, findGuestNames } from './store.ts'

/** The rows name people and guests by id; their names are those of today. */
export async function presentNotifications(sql: Sql, rows: readonly BellRow[]): Promise<Notification[]> {
  const people = await findPeopleById(sql, rows.flatMap(personIn))
  const texts = await findTexts(sql, rows.flatMap(messageIn))
  const guests = await findGuestNames(
    sql,
    rows.flatMap(({ data }) => guestIdIn(data) ?? []),
  )
  return rows.map((row) => {
    const { id, kind, group, event, enquiry, createdAt, readAt } = row
    const data = { ...withGuest(withPerson(row, people), guests), ...withText(row, texts) }
    const ids = {
      ...(group && { groupId: group.id }),
      ...(event && { eventId: event.id }),
      ...(enquiry && { enquiryId: enquiry.id }),
    }
    const path = pagePath({ kind, ...ids, data } as AnyNotification)
    const subject = { ...(group && { group }), ...(event && { event }), ...(enquiry && { enquiry }) }
    const base = { id, ...subject, path, created_at: createdAt.getTime(), is_read: readAt !== null }
    // the kind of a row says what it is about and what its data is
    return { ...base, kind, data } as Notification
  })
}

type Stored = Pick<BellRow, 'kind' | 'data'>

const FROM_CHAT: readonly BellRow['kind'][] = ['announcement', 'mention', 'message_reported']
const FROM_PERSON: readonly BellRow['kind'][] = ['join_requested', 'joined', ...FROM_CHAT]

const personIn = ({ kind, data }: Stored): string[] =>
  FROM_PERSON.includes(kind) ? [(data as { userId: string }).userId] : []

const messageIn = ({ kind, data }: Stored): string[] =>
  FROM_CHAT.includes(kind) ? [(data as { messageId: string }).messageId] : []

function withPerson(row: Stored, people: ReadonlyMap<string, PersonRow>): object {
  const [id] = personIn(row)
  return id === undefined ? (row.data as object) : { user: { id, name: people.get(id)?.name ?? '' } }
}

function withText(row: Stored, texts: ReadonlyMap<string, string>): object {
  const [id] = messageIn(row)
  return id === undefined ? {} : { message_id: id, text: texts.get(id) ?? null }
}

export async function presentSettings(sql: Sql, userId: string): Promise<NotificationSettings> {
  const [chosen, groups] = await Promise.all([findChannels(sql, userId), findGroupsWithMute(sql, userId)])
  return {
    topics: NOTIFICATION_TOPICS.map((topic) => {
      const { push, mail } = channelsOf(topic, chosen.find((row) => row.topic === topic) ?? null)
      return { topic, push, mail: PUSH_ONLY_TOPICS.includes(topic) ? null : mail }
    }),
    groups: groups.map(({ id, name, mutedBy }) => ({ id, name, is_muted: mutedBy !== null })),
  }
}
