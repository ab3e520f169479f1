import { answerGoing } from './answers.ts'
import { type Attendance, type AttendanceEvent, answerOf, evolveAttendance } from './attendance.ts'

/** [H-28] A standing answer lapses after this many games in which the person had a place and did not come. */
export const STANDING_NO_SHOWS = 2
/** [H-28] It also lapses after this many days without arriving. */
export const STANDING_DAYS = 28

/** A standing answer such as "I always come on Wednesdays", for one game on that day of the week. */
export interface StandingAnswer {
  personId: string
  /** [H-9] Fair places puts this person behind the others on the waiting list. */
  behind: boolean
  /** Days from when it was set, or from the last game to which the person came, to this game. */
  daysSince: number
  /** In games since it was set. */
  noShows: number
}

export type LapseReason = 'no_shows' | 'not_there'

/**
 * [H-27] When a game opens for answers, those with a standing answer are in, in the order in which they set it. An
 * answer that was given before stays.
 */
export function standingAnswers(
  state: Attendance,
  standing: readonly StandingAnswer[],
  moment: { at: number; startsAt: number; endsAt: number },
): readonly AttendanceEvent[] {
  const events: AttendanceEvent[] = []
  let after = state
  for (const { personId, behind } of standing) {
    if (answerOf(after, personId) !== null) continue
    const answer = { personId, answeredBy: 'standing', guests: [], atShortNotice: true } as const
    const decision = answerGoing(after, answer, { guestsAllowed: false, behind }, moment)
    if (!decision.ok) continue
    events.push(...decision.value)
    after = decision.value.reduce(evolveAttendance, after)
  }
  return events
}

/** What a game that is over shows about people with a standing answer. */
export interface PlayedDay {
  attendance: Attendance
  arrived: readonly string[]
  noShows: readonly string[]
}

/**
 * [H-28] The standing answer after a game. A game without any check-in does not count, and a person who
 * waited for a place until the end did not stay away.
 */
export function standingAfter<S extends StandingAnswer>(standing: S, day: PlayedDay): S {
  if (day.arrived.length === 0) return standing
  const { personId, noShows } = standing
  const hasCome = day.arrived.includes(personId)
  const isExcused = hasCome || answerOf(day.attendance, personId) === 'waiting'
  return {
    ...standing,
    daysSince: isExcused ? Math.min(0, standing.daysSince) : standing.daysSince,
    noShows: noShows + (day.noShows.includes(personId) ? 1 : 0),
  }
}

/** [H-28] Why a standing answer ends with this game; null while it goes on. */
export function lapseAfter(standing: StandingAnswer, day: PlayedDay): LapseReason | null {
  if (day.arrived.length === 0) return null
  const { daysSince, noShows } = standingAfter(standing, day)
  if (noShows >= STANDING_NO_SHOWS) return 'no_shows'
  return daysSince >= STANDING_DAYS ? 'not_there' : null
}
