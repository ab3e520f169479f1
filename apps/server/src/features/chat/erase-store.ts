import { and, eq, inArray, sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { findMessage, lockChat, setChat } from './store.ts'
import { chatMessages, chatReactions, chatReadMarks, chatReports, chats, chatVotes } from './tables.ts'

/** Erases what a person wrote and where they are named. A mark stays, without name and text. Returns the groups. */
export async function eraseMessagesOf(sql: Sql, userId: string, at: Date): Promise<string[]> {
  const own = query`author_id = ${userId}`
  // each condition uses its own index: all chats of all groups are in one table
  const affected = query`id in (select id from chat_messages where ${own}
    union all select id from chat_messages where removed_by = ${userId}
    union all select id from chat_messages where mentions <> '{}' and mentions @> array[${userId}::uuid]
    union all select message_id from chat_reactions where user_id = ${userId}
    union all select message_id from chat_votes where user_id = ${userId})`
  const { rows } = await sql.execute<{ groupId: string }>(
    query`select distinct group_id as "groupId" from chat_messages where ${affected} order by 1`,
  )
  for (const { groupId } of rows) {
    const { version, pinnedId } = await lockChat(sql, groupId)
    await deleteMarks(sql, and(eq(chatMessages.groupId, groupId), eq(chatMessages.authorId, userId)))
    const inGroup = query`group_id = ${groupId}`
    const erased = await sql.execute(query`update chat_messages as message set
        version = ${version}::int + changed.nr,
        text = case when ${own} then null else text end,
        search_text = case when ${own} then null else search_text end,
        data = case when ${own} then null else data end,
        removed_at = case when ${own} then coalesce(removed_at, ${at.toISOString()}) else removed_at end,
        removed_by = nullif(removed_by, ${userId}),
        mentions = case when ${own} then '{}' else array_remove(mentions, ${userId}) end,
        author_id = nullif(author_id, ${userId})
      from (select id as changed_id, row_number() over (order by number) as nr from chat_messages
        where ${inGroup} and (${affected}
          or reply_to_id in (select id from chat_messages where ${inGroup} and ${own}))) as changed
      where message.id = changed.changed_id`)
    const pinned = pinnedId && (await findMessage(sql, groupId, pinnedId))
    await setChat(sql, groupId, {
      version: version + (erased.rowCount ?? 0),
      pinnedId: pinned && pinned.removedAt === null ? pinnedId : null,
    })
  }
  await sql.delete(chatReactions).where(eq(chatReactions.userId, userId))
  await sql.delete(chatVotes).where(eq(chatVotes.userId, userId))
  await sql.update(chatReports).set({ userId: null, note: null }).where(eq(chatReports.userId, userId))
  await sql.delete(chatReadMarks).where(eq(chatReadMarks.userId, userId))
  return rows.map(({ groupId }) => groupId)
}

export async function deleteChat(sql: Sql, groupId: string): Promise<void> {
  await deleteMarks(sql, eq(chatMessages.groupId, groupId))
  await sql.delete(chatReadMarks).where(eq(chatReadMarks.groupId, groupId))
  await sql.delete(chatMessages).where(eq(chatMessages.groupId, groupId))
  await sql.delete(chats).where(eq(chats.groupId, groupId))
}

/** Reactions, votes and reports of a message are deleted with its text. */
export const deleteMarksOf = (sql: Sql, messageId: string) => deleteMarks(sql, eq(chatMessages.id, messageId))

export async function deleteMarks(sql: Sql, which: SQL | undefined): Promise<void> {
  const ids = sql.select({ id: chatMessages.id }).from(chatMessages).where(which)
  for (const marks of [chatReactions, chatVotes, chatReports])
    await sql.delete(marks).where(inArray(marks.messageId, ids))
}
