import { answerOf, isGuest } from '@turnout/rules/attendance'
import type { Session } from '@turnout/rules/calendar'
import type { Sql } from '../../platform/db/database.ts'
import type { GroupRow } from '../groups/public.ts'
import { addedSlot, slotsOf } from './session-games.ts'
import { findScheduledGames, findSettings } from './store.ts'

export interface SessionAnswer {
  answer: ReturnType<typeof answerOf>
  /** How many guests of theirs have a place. */
  guests: number
}

/** What each person said about a session; null where the group does not ask. */
export async function findSessionAnswers(
  sql: Sql,
  group: GroupRow,
  session: Session,
  now: number,
): Promise<((userId: string) => SessionAnswer) | null> {
  const settings = await findSettings(sql, group.id)
  if (!settings || settings.mode === 'off') return null
  // a game that was moved keeps its id; one that began before the group changed its days is on no slot any more
  const onDate = slotsOf(group, now).find((slot) => slot.session?.date === session.date)
  const { id } = onDate ?? addedSlot(group, session)
  const [row] = await findScheduledGames(sql, [id])
  const attendance = row?.game.attendance
  if (!attendance) return () => ({ answer: null, guests: 0 })
  return (userId) => ({
    answer: answerOf(attendance, userId),
    guests: attendance.going.filter((entry) => entry.personId === userId && isGuest(entry)).length,
  })
}
