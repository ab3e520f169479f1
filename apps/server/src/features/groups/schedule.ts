import tzLookup from '@photostructure/tz-lookup'
import { checkInOpensAt, type Session } from '@turnout/rules/calendar'
import { isGameOver } from '@turnout/rules/game-over'
import type { OtherVenue } from '@turnout/rules/scheduled-game'
import { WEEKDAYS, type Weekday } from '@turnout/rules/words'
import { RecentMap } from '../../platform/recent-map.ts'
import { Temporal } from '../../platform/temporal.ts'
import { sessionOn } from './local-time.ts'
import type { groups } from './tables.ts'

/** The part of a group that decides when it plays. */
export type Schedule = Pick<
  typeof groups.$inferSelect,
  'timeZone' | 'playingDays' | 'gameStartTime' | 'gameEndTime' | 'sessionChanges'
>

/** A game of the group that has begun, with its own session (D-11). */
export interface StartedGame {
  gameId: string
  date: string
  startsAt: number
  endsAt: number
  hasPlayBegun: boolean
  /** Whether anyone is there: all arrivals may have been removed again. */
  hasArrivals: boolean
  /** When the clock closes it if there is no further press (D-2). */
  closesAt: number
  /** Whether a match or a coin toss is on, or the start of a match is scheduled. */
  isUnderWay: boolean
  /** Closed by hand or by the clock, whether or not a match was played. */
  isClosed: boolean
  /** When it was ended, if that was before Play Ball. */
  calledOffAt: number | null
}

/** [D-6] The venue's coordinates decide the group's time zone. */
export const zoneOf = (latitude: number, longitude: number): string => tzLookup(latitude, longitude)

export const dayIn = (zone: string, now: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate()

/** Today at the venue, YYYY-MM-DD. */
export const localDate = (zone: string, now: number): string => dayIn(zone, now).toString()

export const weekday = (day: Temporal.PlainDate): Weekday => WEEKDAYS[day.dayOfWeek - 1]!

/**
 * Finds the session that is N days from today at the venue, if that is a playing day or its game has begun. Today is
 * computed once for all days, because lists look up several days of every group.
 */
function sessionFinder(
  group: Schedule,
  now: number,
  startedGames: readonly StartedGame[],
): (days: number) => Session | null {
  const today = dayIn(group.timeZone, now)
  const kept = keptSessions(group, startedGames)
  return (days) => {
    const day = today.add({ days })
    return kept.find(({ date }) => date === day.toString()) ?? plannedSession(group, day)
  }
}

/** [D-11] The sessions of games that have begun, whatever the group's schedule is now. */
export const keptSessions = (group: Schedule, startedGames: readonly StartedGame[]): Session[] =>
  startedGames.filter((game) => isStillOn(group, game)).map(sessionOfStarted)

/**
 * [D-11] A game whose arrivals were all removed before Play Ball follows its group, like one that has not begun.
 * [H-16] So does one that was cancelled before Play Ball, unless another game was moved to its date.
 */
const isStillOn = (group: Schedule, { hasPlayBegun, hasArrivals, date }: StartedGame): boolean =>
  hasPlayBegun || (hasArrivals && (!isCancelledOn(group, date) || plannedOn(group, date) !== null))

/** The change that puts a game on a date: it was moved there, or added. */
export const changeTo = ({ sessionChanges }: Pick<Schedule, 'sessionChanges'>, date: string | undefined) =>
  sessionChanges.find(({ session }) => session !== null && session.date === date)

/** Whether the game of a date is cancelled; another game may have been moved there. */
export const isCancelledOn = ({ sessionChanges }: Schedule, date: string): boolean =>
  sessionChanges.some((change) => change.session === null && dateOf(change) === date)

/** [H-17] The session planned for a day: moved there or added; else the weekly one, unless cancelled or moved away. */
function plannedSession(group: Schedule, day: Temporal.PlainDate): Session | null {
  const date = day.toString()
  const moved = changeTo(group, date)
  if (moved) return moved.session
  const isChanged = group.sessionChanges.some(({ slot }) => slot === date)
  return !isChanged && group.playingDays.includes(weekday(day)) ? sessionOn(group, day) : null
}

/** Whether the group plays on a date, or a game has begun on it. */
export const isDateTaken = (group: Schedule, date: string, startedGames: readonly StartedGame[]): boolean =>
  plannedOn(group, date) !== null || keptSessions(group, startedGames).some((kept) => kept.date === date)

/** Whether the game of a date was moved, in time or place; an added game counts as not moved. */
export const isMoved = (group: Schedule, date: string): boolean =>
  group.sessionChanges.some(
    ({ slot, session }) =>
      session?.date === date && plannedOn({ ...group, sessionChanges: [] }, slot) !== null,
  )

type Venue = Pick<
  typeof groups.$inferSelect,
  'venueName' | 'venueAddress' | 'venueLatitude' | 'venueLongitude'
>

/** Where the group plays on a date: at its venue, unless the game was moved to another one. */
export function venueOn(
  group: Pick<Schedule, 'sessionChanges'> & Venue,
  date: string | undefined,
): OtherVenue {
  const other = changeTo(group, date)?.venue
  return (
    other ?? {
      name: group.venueName,
      address: group.venueAddress,
      latitude: group.venueLatitude,
      longitude: group.venueLongitude,
    }
  )
}

/** [D-11] The session of a game that has begun, whatever the group's schedule is now. */
export const sessionOfStarted = ({ date, startsAt, endsAt }: StartedGame): Session => ({
  date,
  startsAt,
  endsAt,
})

/**
 * [D-7] The session that today is about: a running one whose game has begun, whatever has changed meanwhile; else
 * yesterday's while it runs past midnight; else today's, also after its end. Tomorrow's replaces a session of today
 * that does not run, if its check-in is open already.
 */
export function sessionNow(
  group: Schedule,
  now: number,
  startedGames: readonly StartedGame[],
): Session | null {
  const sessionInDays = sessionFinder(group, now, startedGames)
  const [yesterdays = null, todays = null, tomorrows = null] = [-1, 0, 1].map(sessionInDays)
  const isRunning = (session: Session | null) => session !== null && now < session.endsAt
  const hasStarted = (session: Session | null) => startedGames.some(({ date }) => date === session?.date)
  const startedSession = [yesterdays, todays, tomorrows].find(
    (session) => isRunning(session) && hasStarted(session),
  )
  if (startedSession) return startedSession
  if (isRunning(yesterdays)) return yesterdays
  return !isRunning(todays) && tomorrows && now >= checkInOpensAt(tomorrows) ? tomorrows : todays
}

/** Yesterday at the venue, YYYY-MM-DD. */
export const dayBefore = (zone: string, now: number): string =>
  dayIn(zone, now).subtract({ days: 1 }).toString()

/** A weekly session is a week ahead at most; with cancelled weeks it is further ahead. */
const LOOK_AHEAD_DAYS = 5 * 7

/**
 * [D-8] The first session that has not ended; it may be running. A game that is under way after its end comes before
 * it, until the check-in of that session opens.
 */
export function nextSession(
  group: Schedule,
  now: number,
  startedGames: readonly StartedGame[],
): Session | null {
  if (startedGames.length > 0 || group.sessionChanges.length > 0)
    return computeNextSession(group, now, startedGames)
  const key = `${group.timeZone} ${group.playingDays} ${group.gameStartTime} ${group.gameEndTime}`
  const kept = nextSessions.get(key)
  if (kept && kept.from <= now && now < kept.session.endsAt) return kept.session
  const session = computeNextSession(group, now, startedGames)
  if (session) nextSessions.set(key, { session, from: now })
  return session
}

/** Cached for lists of groups: with weekly sessions alone, the next one is the same until it ends. */
const nextSessions = new RecentMap<string, { session: Session; from: number }>(10_000)

function computeNextSession(
  group: Schedule,
  now: number,
  startedGames: readonly StartedGame[],
): Session | null {
  const sessionInDays = sessionFinder(group, now, startedGames)
  let underWay: Session | null = null
  for (let days = -1; days <= LOOK_AHEAD_DAYS; days += 1) {
    const session = sessionInDays(days)
    if (!session || !isToCome(session, now, startedGames)) continue
    if (now < session.endsAt) return underWay && now < checkInOpensAt(session) ? underWay : session
    underWay ??= session
  }
  return underWay
}

/** [D-8] Every session up to `days` days ahead that has not ended or is under way, the next one first. */
export function upcomingSessions(
  group: Schedule,
  now: number,
  days: number,
  startedGames: readonly StartedGame[],
): Session[] {
  const sessionInDays = sessionFinder(group, now, startedGames)
  return Array.from({ length: days + 1 }, (_, index) => sessionInDays(index - 1)).filter(
    (session) => session !== null && isToCome(session, now, startedGames),
  ) as Session[]
}

function isToCome({ date, endsAt }: Session, now: number, startedGames: readonly StartedGame[]): boolean {
  const started = startedGames.find((startedGame) => startedGame.date === date)
  const { isUnderWay = false, closesAt = endsAt } = started ?? {}
  return !isGameOver({ endsAt, closesAt, isUnderWay, isClosed: false }, now)
}

/** The session of a date by the group's present schedule, whether or not that is a playing day. */
export function sessionOf(group: Schedule, date: string): Session {
  const day = Temporal.PlainDate.from(date)
  return plannedSession(group, day) ?? sessionOn(group, day)
}

/** The session planned for a date; null when there is none, or it is cancelled or moved to another day. */
export const plannedOn = (group: Schedule, date: string): Session | null =>
  plannedSession(group, Temporal.PlainDate.from(date))

/** A session at other hours (HH:MM in the venue's time zone). */
export const sessionAt = (
  { timeZone }: Pick<Schedule, 'timeZone'>,
  date: string,
  gameStartTime: string,
  gameEndTime: string,
): Session => sessionOn({ timeZone, gameStartTime, gameEndTime }, Temporal.PlainDate.from(date))

/** The date under which a changed session is listed; for one cancelled after a move, the date of its last move. */
export const dateOf = ({ slot, session, date }: Slot): string => session?.date ?? date ?? slot

/** A slot is the date that identifies a session also after a move: its weekly date, or the date of its addition. */
export interface Slot {
  slot: string
  /** Null: cancelled. */
  session: Session | null
  /** For a cancelled session that has its own hours: it was moved or added, or people had arrived (D-11). */
  date?: string
}
