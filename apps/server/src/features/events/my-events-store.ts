import { and, asc, desc, eq, isNull, or, sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { groups } from '../groups/tables.ts'
import { members } from '../members/tables.ts'
import { type EventRow, hasAnswerOf, hasEntryOf, isFound } from './store.ts'
import { events } from './tables.ts'

const ADMIN = 'admin'
const DRAFT = 'draft'

const isAdminOf = (userId: string): SQL =>
  query`exists (select from ${members} where ${members.groupId} = ${events.hostGroupId}
    and ${members.userId} = ${userId} and ${members.state} = ${ADMIN})`

const MOST = 100

const listEventsWhere = (sql: Sql, now: number, where: SQL | undefined): Promise<EventRow[]> => {
  const isOver = query`(${events.state} <> ${DRAFT} and ${events.endsAt} <= ${new Date(now)})`
  return sql
    .select({ event: events })
    .from(events)
    .leftJoin(groups, eq(groups.id, events.hostGroupId))
    .where(and(isFound, where))
    .orderBy(
      asc(isOver),
      query`case when ${isOver} then null else ${events.startsAt} end asc nulls last`,
      desc(events.startsAt),
      desc(events.id),
    )
    .limit(MOST)
    .then((rows) => rows.map(({ event }) => event))
}

/** Events of this person, of their business, and of the groups where they are an admin. */
export const findHostedEvents = (sql: Sql, userId: string, now: number): Promise<EventRow[]> =>
  listEventsWhere(
    sql,
    now,
    or(and(eq(events.hostUserId, userId), isNull(events.hostGroupId)), isAdminOf(userId)),
  )

export const findAnsweredEvents = (sql: Sql, userId: string, now: number): Promise<EventRow[]> =>
  listEventsWhere(sql, now, and(hasEntryOf(userId), hasAnswerOf(userId)))
