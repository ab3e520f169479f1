import type { Notification, NotificationSettings } from '@turnout/contract/notifications'
import { channelsOf, NOTIFICATION_TOPICS, PUSH_ONLY_TOPICS } from '@turnout/rules/notifications'
import type { Sql } from '../../platform/db/database.ts'
import { type AnyNotification, pagePath } from './page-path.ts'
import { type BellRow, findChannels, findGroupsWithMute, findNames } from './store.ts'

/** The rows name people by id; their names are those of today. */
export async function presentNotifications(sql: Sql, rows: readonly BellRow[]): Promise<Notification[]> {
  const people = await findNames(sql, rows.flatMap(personIn))
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
  return rows.map((row) => {
    const { id, kind, group, createdAt, readAt } = row
    const personId = personIn(row)[0]
    const data =
      personId === undefined ? row.data : { user: { id: personId, name: names.get(personId) ?? '' } }
    const path = pagePath({ kind, groupId: group.id, data } as AnyNotification)
    const base = { id, group, path, created_at: createdAt.getTime(), is_read: readAt !== null }
    // the kind of a row says what its data is
    return { ...base, kind, data } as Notification
  })
}

function personIn({ kind, data }: Pick<BellRow, 'kind' | 'data'>): string[] {
  return kind === 'join_requested' || kind === 'joined' ? [(data as { userId: string }).userId] : []
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
