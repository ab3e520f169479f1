import { and, asc, eq, inArray, isNull, sql as query } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { users } from '../accounts/tables.ts'
import { groups } from '../groups/tables.ts'
import { chatMessages, chatReports } from './tables.ts'

/** How many messages are listed at once. */
const MAX_LISTED = 100

const IS_OPEN = isNull(chatReports.dismissedAt)

export const addReport = (sql: Sql, report: Omit<typeof chatReports.$inferInsert, 'id'>): Promise<unknown> =>
  sql.insert(chatReports).values({ ...report, id: newId() })

export async function hasReported(sql: Sql, messageId: string, userId: string): Promise<boolean> {
  const own = and(eq(chatReports.messageId, messageId), eq(chatReports.userId, userId))
  return (await sql.$count(chatReports, own)) > 0
}

/** Whether it has an open report. */
export async function isReported(sql: Sql, messageId: string): Promise<boolean> {
  return (await sql.$count(chatReports, and(eq(chatReports.messageId, messageId), IS_OPEN))) > 0
}

/** Messages of one person that have an open report. */
export const findReportedOf = (sql: Sql, userId: string) =>
  sql
    .selectDistinct({ messageId: chatReports.messageId, groupId: chatMessages.groupId })
    .from(chatReports)
    .innerJoin(chatMessages, eq(chatMessages.id, chatReports.messageId))
    .where(and(eq(chatMessages.authorId, userId), IS_OPEN))

export const dismissReports = (sql: Sql, messageId: string, at: Date): Promise<unknown> =>
  sql
    .update(chatReports)
    .set({ dismissedAt: at })
    .where(and(eq(chatReports.messageId, messageId), IS_OPEN))

/** The open reports of a group by time, for the messages that were reported first. */
export async function findOpenReports(sql: Sql, groupId: string) {
  const first = query`min(${chatReports.reportedAt})`
  const listed = sql
    .select({ messageId: chatReports.messageId })
    .from(chatReports)
    .innerJoin(chatMessages, eq(chatMessages.id, chatReports.messageId))
    .where(and(eq(chatMessages.groupId, groupId), IS_OPEN))
    .groupBy(chatReports.messageId)
    .orderBy(first, chatReports.messageId)
    .limit(MAX_LISTED)
  return sql
    .select()
    .from(chatReports)
    .where(and(IS_OPEN, inArray(chatReports.messageId, listed)))
    .orderBy(asc(chatReports.reportedAt), asc(chatReports.id))
}

/** The open reports of all groups, for the operator, without the reporters. */
export const findAllOpenReports = (sql: Sql) =>
  sql
    .select({
      reportedAt: chatReports.reportedAt,
      reason: chatReports.reason,
      note: chatReports.note,
      text: chatMessages.text,
      group: { id: groups.id, name: groups.name },
      author: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(chatReports)
    .innerJoin(chatMessages, eq(chatMessages.id, chatReports.messageId))
    .innerJoin(users, eq(users.id, chatMessages.authorId))
    .innerJoin(groups, and(eq(groups.id, chatMessages.groupId), isNull(groups.deletedAt)))
    .where(IS_OPEN)
    .orderBy(asc(chatReports.reportedAt), asc(chatReports.id))

export type OpenReport = Awaited<ReturnType<typeof findAllOpenReports>>[number]
