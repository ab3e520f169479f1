import { searchTerms } from '@turnout/rules/search'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql as query,
  type SQL,
} from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { matchesTerm } from '../../platform/db/matches-term.ts'
import { instance } from '../../platform/files/tables.ts'
import { groups } from '../groups/tables.ts'
import { IS_APPROVED, members } from '../members/tables.ts'
import { shorten } from './shorten.ts'
import type { MessageRow } from './store.ts'
import { chatMessages, chatReadMarks, chats } from './tables.ts'

const select = (sql: Sql, groupId: string, where: SQL | undefined) =>
  sql
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.groupId, groupId), where))
    .$dynamic()

/** Matches before a message number, newest first. A text of punctuation alone matches nothing. */
export async function searchMessages(
  sql: Sql,
  groupId: string,
  { text, before, limit }: { text: string; before: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const terms = searchTerms(text) ?? []
  if (terms.length === 0) return []
  const where = and(
    ...terms.map((term) => matchesTerm(chatMessages.searchText, term)),
    before === undefined ? undefined : lt(chatMessages.number, before),
  )
  return select(sql, groupId, where).orderBy(desc(chatMessages.number)).limit(limit)
}

/** The newest messages before a message number, in the order in which they were sent. */
export async function findPage(
  sql: Sql,
  groupId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const where = before === undefined ? undefined : lt(chatMessages.number, before)
  const rows = await select(sql, groupId, where).orderBy(desc(chatMessages.number)).limit(limit)
  return rows.reverse()
}

export const findChanges = (
  sql: Sql,
  groupId: string,
  { after, limit }: { after: number; limit: number },
): Promise<MessageRow[]> =>
  select(sql, groupId, gt(chatMessages.version, after)).orderBy(asc(chatMessages.version)).limit(limit)

/** In all groups, also those that the person has left; without removed messages, which have no text. */
export const findOwnMessages = (sql: Sql, userId: string) =>
  sql
    .select({
      groupName: groups.name,
      kind: chatMessages.kind,
      text: chatMessages.text,
      data: chatMessages.data,
      sentAt: chatMessages.sentAt,
    })
    .from(chatMessages)
    .innerJoin(groups, eq(groups.id, chatMessages.groupId))
    .where(and(eq(chatMessages.authorId, userId), isNotNull(chatMessages.text)))
    .orderBy(asc(chatMessages.sentAt), asc(chatMessages.id))

export const findMessages = (sql: Sql, ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : sql
        .select()
        .from(chatMessages)
        .where(inArray(chatMessages.id, [...ids]))

/** The present texts of these messages, shortened; without removed ones and chats that are off. */
export async function findTexts(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql
    .select({ id: chatMessages.id, text: chatMessages.text })
    .from(chatMessages)
    .innerJoin(chats, and(eq(chats.groupId, chatMessages.groupId), eq(chats.isOn, true)))
    .where(inArray(chatMessages.id, [...ids]))
  return new Map(rows.flatMap(({ id, text }) => (text === null ? [] : [[id, shorten(text)]])))
}

/** A person's chats, in all groups or one, with what is unread. Messages sent before joining count as read. */
export function findMyChats(sql: Sql, userId: string, groupId?: string) {
  const mark = query<number>`coalesce(${chatReadMarks.number}, 0)`
  const isAfterMark = and(eq(chatMessages.groupId, members.groupId), gt(chatMessages.number, mark))
  const beforeJoining = sql
    .select({ number: query`max(${chatMessages.number})` })
    .from(chatMessages)
    .where(and(isAfterMark, lte(chatMessages.sentAt, members.joinedAt)))
  const unread = sql
    .select({ count: query`count(*)::int` })
    .from(chatMessages)
    .where(
      and(
        isAfterMark,
        gt(chatMessages.sentAt, members.joinedAt),
        ne(chatMessages.kind, 'system'),
        isNull(chatMessages.removedAt),
        or(isNull(chatMessages.authorId), ne(chatMessages.authorId, userId)),
      ),
    )
  return sql
    .select({
      groupId: members.groupId,
      isOn: query<boolean>`coalesce(${chats.isOn}, true)`,
      readNumber: query<number>`coalesce((${beforeJoining}), ${mark})`,
      unreadCount: query<number>`(${unread})`,
    })
    .from(members)
    .innerJoin(groups, and(eq(groups.id, members.groupId), isNull(groups.deletedAt)))
    .leftJoin(chats, eq(chats.groupId, members.groupId))
    .leftJoin(
      chatReadMarks,
      and(eq(chatReadMarks.groupId, members.groupId), eq(chatReadMarks.userId, members.userId)),
    )
    .where(
      and(
        eq(members.userId, userId),
        IS_APPROVED,
        groupId === undefined ? undefined : eq(members.groupId, groupId),
      ),
    )
    .orderBy(asc(members.groupId))
}

/** Only versions of one era can be compared: a restored backup starts another era. */
export async function findEra(sql: Sql): Promise<string> {
  const [row] = await sql.select({ era: instance.era }).from(instance)
  return row!.era
}
