import { and, eq, lt, sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { deleteMarks } from './erase-store.ts'
import { type ChatRow, setChat } from './store.ts'
import { chatMessages } from './tables.ts'

/** The pinned announcement stays until another one is pinned. */
const isOld = (before: Date): SQL | undefined =>
  and(
    lt(chatMessages.sentAt, before),
    query`chat_messages.id is distinct from
      (select pinned_id from chats where chats.group_id = chat_messages.group_id)`,
  )

export async function groupsWithOldMessages(sql: Sql, before: Date): Promise<string[]> {
  const rows = await sql
    .selectDistinct({ groupId: chatMessages.groupId })
    .from(chatMessages)
    .where(isOld(before))
    .orderBy(chatMessages.groupId)
  return rows.map(({ groupId }) => groupId)
}

/** The caller has locked the chat. Newer replies lose their quotes, so they change too. */
export async function deleteOldMessages(
  sql: Sql,
  { groupId, version }: ChatRow,
  before: Date,
): Promise<void> {
  const old = and(eq(chatMessages.groupId, groupId), isOld(before))
  await deleteMarks(sql, old)
  const gone = sql.select({ id: chatMessages.id }).from(chatMessages).where(old)
  const answers = await sql.execute(query`update chat_messages as message
    set reply_to_id = null, version = ${version}::int + answer.nr
    from (select id, row_number() over (order by number) as nr from chat_messages
      where group_id = ${groupId} and reply_to_id in ${gone} and id not in ${gone}) as answer
    where message.id = answer.id`)
  await setChat(sql, groupId, { version: version + (answers.rowCount ?? 0) })
  await sql.delete(chatMessages).where(old)
}
