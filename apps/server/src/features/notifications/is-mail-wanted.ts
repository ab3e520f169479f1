import { channelsOf, type NotificationTopic } from '@turnout/rules/notifications'
import type { Sql } from '../../platform/db/database.ts'
import { findChannels, isMuted } from './store.ts'

/** For mails that another feature writes about a topic. */
export async function isMailWanted(
  sql: Sql,
  { userId, groupId, topic }: { userId: string; groupId: string; topic: NotificationTopic },
): Promise<boolean> {
  const chosen = (await findChannels(sql, userId)).find((row) => row.topic === topic) ?? null
  return channelsOf(topic, chosen).mail && !(await isMuted(sql, userId, groupId))
}
