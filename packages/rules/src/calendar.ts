import { ok, type Result, refuse } from './result.ts'
import { WEEKDAYS, type Weekday } from './words.ts'

/** One session of a group as instants (ms). Zones are resolved outside the rules. */
export interface Session {
  /** Local date of the day it starts on, YYYY-MM-DD. */
  date: string
  startsAt: number
  endsAt: number
}

/** [D-1] Check-in opens one hour before the start. */
export const CHECK_IN_OPENS_BEFORE_MS = 60 * 60 * 1000

/** [D-2] A game that runs over its end closes so long after the last press. */
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
 * [D-10] A game is over once its session has ended and nothing of it is under way, be it a match, a coin or a start to
 * come; at the latest when it closes, be it by hand. It is one of the previous games then.
 */
export const isGameOver = (
  game: { endsAt: number; closesAt: number; isUnderWay: boolean; isClosed: boolean },
  now: number,
): boolean => game.isClosed || now >= (game.isUnderWay ? game.closesAt : game.endsAt)

/** [D-4] A member who has not arrived: expected before the start, delayed after it, absent after the end or if they are out. */
export function absenceAt(
  { startsAt, endsAt }: Session,
  now: number,
  isOut: boolean,
): 'expected' | 'delayed' | 'absent' {
  if (isOut) return 'absent'
  if (now < startsAt) return 'expected'
  return now < endsAt ? 'delayed' : 'absent'
}

const INDEX_LIST = /^\s*[0-6]\s*(,\s*[0-6]\s*)*$/

const parseWeekday = (value: unknown): Weekday | null => {
  const name = typeof value === 'object' && value !== null && 'day' in value ? value.day : value
  const upper = typeof name === 'string' ? name.trim().toUpperCase() : ''
  return WEEKDAYS.find((day) => day === upper) ?? null
}

/**
 * [D-5] Playing days in any of the specification's three shapes: a list of `{ day }`, a list of upper-case
 * names, or a comma list of indices with 0 = Monday. Returns each once, Monday first.
 */
export function parsePlayingDays(
  input: unknown,
): Result<Weekday[], 'no-playing-days' | 'unknown-playing-day'> {
  if (typeof input === 'string') {
    if (input.trim() === '') return refuse('no-playing-days')
    if (!INDEX_LIST.test(input)) return refuse('unknown-playing-day')
    return parsePlayingDays(input.split(',').map((index) => WEEKDAYS[Number(index)]))
  }
  if (!Array.isArray(input)) return refuse('unknown-playing-day')
  if (input.length === 0) return refuse('no-playing-days')
  const days = input.map(parseWeekday)
  if (days.includes(null)) return refuse('unknown-playing-day')
  return ok(WEEKDAYS.filter((day) => days.includes(day)))
}
