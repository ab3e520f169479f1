import { sessionOn } from './local-time.ts'
import {
  changeTo,
  dateOf,
  dayIn,
  keptSessions,
  type Schedule,
  type Slot,
  type StartedGame,
  weekday,
} from './schedule.ts'

/** The slot of a date's session. */
export const slotOn = (group: Schedule, date: string): string => changeTo(group, date)?.slot ?? date

/**
 * The slots from yesterday until `days` days from today, and all changed dates after that, the next one first. A
 * game that has begun has its own session, also on a day that the group no longer plays [D-11].
 */
export function slotsAhead(
  group: Schedule,
  now: number,
  days: number,
  startedGames: readonly StartedGame[],
): Slot[] {
  const today = dayIn(group.timeZone, now)
  const from = today.subtract({ days: 1 }).toString()
  // no weekly session on the slot of a changed one, nor on a date to which one was moved
  const changed = new Set(group.sessionChanges.flatMap(({ slot, session }) => [slot, session?.date]))
  const weekly = Array.from({ length: days + 2 }, (_, index) => today.add({ days: index - 1 }))
    .filter((day) => group.playingDays.includes(weekday(day)) && !changed.has(day.toString()))
    .map((day) => ({ slot: day.toString(), session: sessionOn(group, day) }))
  return withKept([...weekly, ...group.sessionChanges], group, startedGames)
    .filter((slot) => from <= dateOf(slot))
    .sort((a, b) => dateOf(a).localeCompare(dateOf(b)))
}

function withKept(planned: readonly Slot[], group: Schedule, startedGames: readonly StartedGame[]): Slot[] {
  const kept = new Map(keptSessions(group, startedGames).map((session) => [session.date, session]))
  const dates = new Set(planned.flatMap(({ slot, session }) => [slot, session?.date]))
  const dropped = [...kept].filter(([date]) => !dates.has(date))
  return [
    ...planned.map((slot) => ({
      ...slot,
      session: slot.session && (kept.get(slot.session.date) ?? slot.session),
    })),
    ...dropped.map(([slot, session]) => ({ slot, session })),
  ]
}
