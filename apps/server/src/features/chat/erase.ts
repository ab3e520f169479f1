import type { Sql } from '../../platform/db/database.ts'
import { publishChangeIn } from '../../platform/live/broker.ts'
import { eraseMessagesOf } from './erase-store.ts'
import { chatStreamId } from './topic.ts'

/** Readers of those chats see it at once. */
export async function eraseChatsOf(sql: Sql, userId: string, at: Date): Promise<void> {
  for (const groupId of await eraseMessagesOf(sql, userId, at))
    await publishChangeIn(sql, chatStreamId(groupId))
}
