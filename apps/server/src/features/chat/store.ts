import type { MessageFacts } from '@turnout/rules/chat'
import { and, desc, eq, inArray, sql as query } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { IS_APPROVED, members } from '../members/tables.ts'
import { searchText } from './search-text.ts'
import { chatMessages, chatReadMarks, chats } from './tables.ts'

export type ChatRow = typeof chats.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect
export type NewMessage = Omit<
  typeof chatMessages.$inferInsert,
  'id' | 'groupId' | 'number' | 'version' | 'searchText'
>

/**
 * The chat of a group, locked until the transaction ends. Numbers and versions are assigned under this lock, so that a
 * reader who sees one of them sees all before it. A transaction takes this lock last.
 */
export async function lockChat(sql: Sql, groupId: string): Promise<ChatRow> {
  const [chat] = await sql
    .insert(chats)
    .values({ groupId })
    .onConflictDoUpdate({ target: chats.groupId, set: { groupId: query`excluded.group_id` } })
    .returning()
  return chat!
}

export async function findChat(sql: Sql, groupId: string): Promise<ChatRow> {
  const [chat] = await sql.select().from(chats).where(eq(chats.groupId, groupId))
  return chat ?? { groupId, isOn: true, lastNumber: 0, version: 0, pinnedId: null }
}

/** The caller has locked the chat. */
export const setChat = async (sql: Sql, groupId: string, changes: Partial<ChatRow>): Promise<ChatRow> => {
  const [chat] = await sql.update(chats).set(changes).where(eq(chats.groupId, groupId)).returning()
  return chat!
}

/** The new version shows readers a change that is in no message. */
export const changeChat = (sql: Sql, chat: ChatRow, changes: Pick<ChatRow, 'isOn'>) =>
  setChat(sql, chat.groupId, { ...changes, version: chat.version + 1 })

export async function addMessage(sql: Sql, chat: ChatRow, message: NewMessage): Promise<MessageRow> {
  const { groupId } = chat
  const numbers = { number: chat.lastNumber + 1, version: chat.version + 1 }
  const [added] = await sql
    .insert(chatMessages)
    .values({ ...message, id: newId(), groupId, ...numbers, searchText: searchText(message) })
    .returning()
  await setChat(sql, groupId, { lastNumber: numbers.number, version: numbers.version })
  return added!
}

/** For changes that no quote shows, such as reactions, votes and the state of a poll. */
export async function bumpMessage(
  sql: Sql,
  chat: ChatRow,
  { id }: MessageRow,
  changes: Partial<NewMessage> = {},
): Promise<MessageRow> {
  const version = chat.version + 1
  const [changed] = await sql
    .update(chatMessages)
    .set({ ...changes, version, ...(changes.text !== undefined && { searchText: searchText(changes) }) })
    .where(eq(chatMessages.id, id))
    .returning()
  await setChat(sql, chat.groupId, { version })
  return changed!
}

/** Messages that quote this one change with it: each gets a new version. */
export async function changeMessage(
  sql: Sql,
  chat: ChatRow,
  message: MessageRow,
  changes: Partial<NewMessage>,
): Promise<MessageRow> {
  const { groupId, id } = message
  const changed = await bumpMessage(sql, chat, message, changes)
  const quotes =
    await sql.execute(query`update chat_messages as message set version = ${changed.version}::int + quote.nr
    from (select id, row_number() over (order by number) as nr from chat_messages
      where group_id = ${groupId} and reply_to_id = ${id}) as quote
    where message.id = quote.id`)
  await setChat(sql, groupId, { version: changed.version + (quotes.rowCount ?? 0) })
  return changed
}

export const factsOf = ({ kind, authorId, sentAt, removedAt }: MessageRow): MessageFacts => ({
  kind,
  authorId,
  sentAt: sentAt.getTime(),
  removed: removedAt !== null,
})

/** An id of a message in another group is unknown here. */
export const findMessage = (sql: Sql, groupId: string, messageId: string): Promise<MessageRow | null> =>
  first(
    sql
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.id, messageId), eq(chatMessages.groupId, groupId))),
  )

/** The program's message with the result of this game. */
export async function findResultLine(sql: Sql, groupId: string, gameId: string): Promise<MessageRow | null> {
  const isResult = query`${chatMessages.data} @> ${JSON.stringify({ type: 'game_over', game_id: gameId })}::jsonb`
  const [line] = await sql
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.groupId, groupId), eq(chatMessages.kind, 'system'), isResult))
    .orderBy(desc(chatMessages.number))
    .limit(1)
  return line ?? null
}

export async function findJoinedAt(sql: Sql, groupId: string, userId: string): Promise<number> {
  const [row] = await sql
    .select({ joinedAt: members.joinedAt })
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.userId, userId)))
  return row?.joinedAt?.getTime() ?? 0
}

/** The members of the group among these people, in the given order. */
export async function onlyMembers(sql: Sql, groupId: string, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await sql
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.groupId, groupId), inArray(members.userId, [...userIds]), IS_APPROVED))
  return [...new Set(userIds)].filter((id) => rows.some(({ userId }) => userId === id))
}

export const setReadMark = (
  sql: Sql,
  { userId, groupId, number }: typeof chatReadMarks.$inferInsert,
): Promise<unknown> =>
  sql
    .insert(chatReadMarks)
    .values({ userId, groupId, number })
    .onConflictDoUpdate({
      target: [chatReadMarks.userId, chatReadMarks.groupId],
      set: { number: query`greatest(${chatReadMarks.number}, excluded.number)` },
    })

export const deleteReadMark = (sql: Sql, groupId: string, userId: string): Promise<unknown> =>
  sql.delete(chatReadMarks).where(and(eq(chatReadMarks.groupId, groupId), eq(chatReadMarks.userId, userId)))
