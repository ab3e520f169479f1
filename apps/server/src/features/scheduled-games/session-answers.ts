import { answerOf, isGuest } from '@turnout/rules/attendance'
import type { Session } from '@turnout/rules/calendar'
import type { Sql } from '../../platform/db/database.ts'
import type { GroupRow } from '../groups/public.ts'
import { findGameOnDate } from './game-on-date.ts'
import { findSettings, isAsking } from './store.ts'

export interface SessionAnswer {
  answer: ReturnType<typeof answerOf>
  /** The number of this person's guests with a place. */
  guests: number
}

/** Each person's answer for a session; null if the group does not ask. */
export async function findSessionAnswers(
  sql: Sql,
  group: GroupRow,
  session: Session,
): Promise<((userId: string) => SessionAnswer) | null> {
  const settings = await findSettings(sql, group.id)
  if (!isAsking(settings)) return null
  const attendance = (await findGameOnDate(sql, group, session.date))?.attendance
  if (!attendance) return () => ({ answer: null, guests: 0 })
  return (userId) => ({
    answer: answerOf(attendance, userId),
    guests: attendance.going.filter((entry) => entry.personId === userId && isGuest(entry)).length,
  })
}
