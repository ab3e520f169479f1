import { channelsOf, type NotificationTopic } from '@turnout/rules/notifications'
import type { Sql } from '../../platform/db/database.ts'
import { findChannels, isMuted } from './store.ts'

/** For mails that another feature writes about a topic, of a group or of none. */
export async function isMailWanted(
  sql: Sql,
  { userId, groupId, topic }: { userId: string; groupId: string | null; topic: NotificationTopic },
): Promise<boolean> {
  const chosen = (await findChannels(sql, userId)).find((row) => row.topic === topic) ?? null
  if (!channelsOf(topic, chosen).mail) return false
  return groupId === null || !(await isMuted(sql, userId, groupId))
}
