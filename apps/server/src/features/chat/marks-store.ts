import type { ChatReaction } from '@turnout/rules/chat'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { chatReactions, chatVotes } from './tables.ts'

export async function setReaction(
  sql: Sql,
  { messageId, userId, reaction }: { messageId: string; userId: string; reaction: ChatReaction | null },
): Promise<void> {
  if (reaction === null) {
    await sql
      .delete(chatReactions)
      .where(and(eq(chatReactions.messageId, messageId), eq(chatReactions.userId, userId)))
    return
  }
  await sql
    .insert(chatReactions)
    .values({ messageId, userId, reaction })
    .onConflictDoUpdate({ target: [chatReactions.messageId, chatReactions.userId], set: { reaction } })
}

export async function setVotes(
  sql: Sql,
  { messageId, userId, answers }: { messageId: string; userId: string; answers: readonly number[] },
): Promise<void> {
  await sql.delete(chatVotes).where(and(eq(chatVotes.messageId, messageId), eq(chatVotes.userId, userId)))
  if (answers.length > 0)
    await sql.insert(chatVotes).values(answers.map((answer) => ({ messageId, userId, answer })))
}

export const findReactions = (sql: Sql, messageIds: readonly string[]) =>
  sql
    .select()
    .from(chatReactions)
    .where(inArray(chatReactions.messageId, [...messageIds]))
    .orderBy(asc(chatReactions.userId))

export const findVotes = (sql: Sql, messageIds: readonly string[]) =>
  sql
    .select()
    .from(chatVotes)
    .where(inArray(chatVotes.messageId, [...messageIds]))
    .orderBy(asc(chatVotes.userId))

export type ReactionRow = Awaited<ReturnType<typeof findReactions>>[number]
export type VoteRow = Awaited<ReturnType<typeof findVotes>>[number]
