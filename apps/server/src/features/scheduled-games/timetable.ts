import type { Session } from '@turnout/rules/calendar'
import { GO_OR_NO_GO_BEFORE_MS, type Timetable } from '@turnout/rules/game-steps'
import { Temporal } from '../../platform/temporal.ts'

const QUIET_FROM = Temporal.PlainTime.from('22:00')
const QUIET_UNTIL = Temporal.PlainTime.from('08:00')
const BEFORE_QUIET = Temporal.PlainTime.from('20:00')

/** [H-15] Four hours before the start; if that is in the quiet hours at the venue, at 20:00 before them. */
function goOrNoGoAt(timeZone: string, startsAt: number): number {
  const at = Temporal.Instant.fromEpochMilliseconds(startsAt - GO_OR_NO_GO_BEFORE_MS).toZonedDateTimeISO(
    timeZone,
  )
  const isBefore = (time: Temporal.PlainTime) => Temporal.PlainTime.compare(at.toPlainTime(), time) < 0
  if (!isBefore(QUIET_UNTIL) && isBefore(QUIET_FROM)) return at.epochMilliseconds
  const day = isBefore(QUIET_UNTIL) ? at.toPlainDate().subtract({ days: 1 }) : at.toPlainDate()
  return day.toZonedDateTime({ timeZone, plainTime: BEFORE_QUIET }).epochMilliseconds
}

/** The due times of one session, which depend on the session before it. */
export function timetableOf(
  { timeZone }: { timeZone: string },
  { startsAt }: Session,
  sessions: readonly Session[],
): Timetable {
  const previousEnds = sessions.filter((other) => other.startsAt < startsAt).map(({ endsAt }) => endsAt)
  return {
    previousEndsAt: previousEnds.length > 0 ? Math.max(...previousEnds) : null,
    goOrNoGoAt: goOrNoGoAt(timeZone, startsAt),
  }
}
