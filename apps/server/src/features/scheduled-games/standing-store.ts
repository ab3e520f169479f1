import { WEEKDAYS, type Weekday } from '@turnout/rules/words'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { IS_APPROVED, members } from '../members/tables.ts'
import { standingAnswers } from './tables.ts'

type Row = typeof standingAnswers.$inferSelect
type Key = Pick<Row, 'groupId' | 'userId' | 'weekday'>

const isRow = ({ groupId, userId, weekday }: Key) =>
  and(
    eq(standingAnswers.groupId, groupId),
    eq(standingAnswers.userId, userId),
    eq(standingAnswers.weekday, weekday),
  )

const isOf = ({ groupId, userId }: Omit<Key, 'weekday'>) =>
  and(eq(standingAnswers.groupId, groupId), eq(standingAnswers.userId, userId))

/** The days of one person, Monday first. */
export async function findStandingDays(sql: Sql, person: Omit<Key, 'weekday'>): Promise<Weekday[]> {
  const rows = await sql.select().from(standingAnswers).where(isOf(person))
  return WEEKDAYS.filter((day) => rows.some(({ weekday }) => weekday === day))
}

/** A day that was already set keeps its place in the order. */
export async function setStandingDays(
  sql: Sql,
  { weekdays, ...row }: Omit<Row, 'weekday' | 'noShows'> & { weekdays: readonly Weekday[] },
): Promise<void> {
  await sql.delete(standingAnswers).where(and(isOf(row), notInArray(standingAnswers.weekday, [...weekdays])))
  if (weekdays.length === 0) return
  await sql
    .insert(standingAnswers)
    .values(weekdays.map((weekday) => ({ ...row, weekday, noShows: 0 })))
    .onConflictDoNothing()
}

export async function isRegular(sql: Sql, { groupId, userId }: Omit<Key, 'weekday'>): Promise<boolean> {
  const isPerson = and(eq(members.groupId, groupId), eq(members.userId, userId), IS_APPROVED)
  return (await sql.$count(members, and(isPerson, eq(members.isSpare, false)))) > 0
}

/** The standing answers of a group's members for a day, earliest first. */
export const findStandingAnswers = (sql: Sql, groupId: string, weekday: Weekday) =>
  sql
    .select({
      personId: standingAnswers.userId,
      since: standingAnswers.since,
      noShows: standingAnswers.noShows,
      isSpare: members.isSpare,
    })
    .from(standingAnswers)
    .innerJoin(
      members,
      and(eq(members.groupId, standingAnswers.groupId), eq(members.userId, standingAnswers.userId)),
    )
    .where(and(eq(standingAnswers.groupId, groupId), eq(standingAnswers.weekday, weekday), IS_APPROVED))
    .orderBy(asc(standingAnswers.setAt), asc(standingAnswers.userId))

export const updateStandingAnswer = (
  sql: Sql,
  key: Key,
  { since, noShows }: Pick<Row, 'since' | 'noShows'>,
) => sql.update(standingAnswers).set({ since, noShows }).where(isRow(key))

export const deleteStandingAnswer = (sql: Sql, key: Key): Promise<unknown> =>
  sql.delete(standingAnswers).where(isRow(key))

export const deleteStandingAnswersIn = (sql: Sql, person: Omit<Key, 'weekday'>): Promise<unknown> =>
  sql.delete(standingAnswers).where(isOf(person))

/** A person's standing answers in all groups. */
export const deleteStandingAnswersOf = (sql: Sql, userId: string): Promise<unknown> =>
  sql.delete(standingAnswers).where(eq(standingAnswers.userId, userId))

/** [H-28] Weeks in which a group did not ask do not count as absence. */
export const restartStandingAnswers = (sql: Sql, groupId: string, since: string): Promise<unknown> =>
  sql.update(standingAnswers).set({ since }).where(eq(standingAnswers.groupId, groupId))
