import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { publishChangeIn } from '../../platform/live/broker.ts'
import { eraseMessagesOf } from './erase-store.ts'
import { findReportedOf } from './reports-store.ts'
import { chatStreamId } from './topic.ts'

/** Readers of those chats see it at once, and reports of the erased messages are settled. */
export async function eraseChatsOf(
  sql: Sql,
  publish: Deps['publish'],
  { userId, at }: { userId: string; at: number },
): Promise<void> {
  const reported = await findReportedOf(sql, userId)
  for (const groupId of await eraseMessagesOf(sql, userId, new Date(at)))
    await publishChangeIn(sql, chatStreamId(groupId))
  for (const message of reported) await publish(sql, 'chat-reports-settled', { ...message, by: userId, at })
}
