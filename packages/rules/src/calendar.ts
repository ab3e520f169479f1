import { ok, type Result, refuse } from './result.ts'

/** One session of a group as instants (ms). Zones are resolved outside the rules. */
export interface Session {
  /** Local date of the day it starts on, YYYY-MM-DD. */
  date: string
  startsAt: number
  endsAt: number
}

/** [D-1] Check-in opens one hour before the start. */
export const CHECK_IN_OPENS_BEFORE_MS = 60 * 60 * 1000

/** [D-2] A game that runs over its end closes this long after the last press. */
export const GAME_CLOSES_AFTER_MS = 60 * 60 * 1000

export const checkInOpensAt = ({ startsAt }: Pick<Session, 'startsAt'>): number =>
  startsAt - CHECK_IN_OPENS_BEFORE_MS

export type SessionHours = Pick<Session, 'startsAt' | 'endsAt'>

/** [D-3] Check-in runs from one hour before the start until the end. */
export function sessionForCheckIn<S extends SessionHours>(
  session: S | null,
  now: number,
): Result<S, 'check-in-not-open' | 'check-in-over'> {
  if (!session || now < checkInOpensAt(session)) return refuse('check-in-not-open')
  return now < session.endsAt ? ok(session) : refuse('check-in-over')
}

/**
 * [D-4] A member who has not arrived is expected before the start, delayed after it, and absent after the end
 * or when out.
 */
export function absenceAt(
  { startsAt, endsAt }: Session,
  now: number,
  isOut: boolean,
): 'expected' | 'delayed' | 'absent' {
  if (isOut) return 'absent'
  if (now < startsAt) return 'expected'
  return now < endsAt ? 'delayed' : 'absent'
}
