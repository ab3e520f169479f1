import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { chatMessages, chats } from '../../apps/server/src/features/chat/tables.ts'
import type { Person } from '../../apps/server/src/testing/people.ts'
import type { RunningServer } from './server.ts'

/** 'Message 1' and on, after what the chat has already: all at once, since each that is sent takes its time. */
export async function insertMessages(
  { deps }: RunningServer,
  groupId: string,
  { id: authorId }: Person,
  count: number,
): Promise<void> {
  const [chat] = await deps.sql
    .insert(chats)
    .values({ groupId, lastNumber: count, version: count })
    .onConflictDoUpdate({
      target: chats.groupId,
      set: { lastNumber: sql`${chats.lastNumber} + ${count}`, version: sql`${chats.version} + ${count}` },
    })
    .returning()
  const before = { number: chat!.lastNumber - count, version: chat!.version - count }
  await deps.sql.insert(chatMessages).values(
    Array.from({ length: count }, (_, index) => ({
      ...{ id: randomUUID(), groupId, kind: 'text' as const, authorId, text: `Message ${index + 1}` },
      number: before.number + index + 1,
      version: before.version + index + 1,
      sentAt: new Date(),
    })),
  )
}
