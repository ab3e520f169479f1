import tzLookup from '@photostructure/tz-lookup'
import { checkInOpensAt, type Session } from '@turnout/rules/calendar'
import { isGameOver } from '@turnout/rules/game-over'
import type { OtherVenue } from '@turnout/rules/scheduled-game'
import { WEEKDAYS, type Weekday } from '@turnout/rules/words'
import { RecentMap } from '../../platform/recent-map.ts'
import { Temporal } from '../../platform/temporal.ts'
import { sessionOn } from './local-time.ts'
import type { groups } from './tables.ts'

/** The part of a group that says when it plays. */
export type Schedule = Pick<
  typeof groups.$inferSelect,
  'timeZone' | 'playingDays' | 'gameStartTime' | 'gameEndTime' | 'sessionChanges'
>

/** An evening of the group that has begun, with the session it keeps (D-11). */
export interface StartedGame {
  gameId: string
  date: string
  startsAt: number
  endsAt: number
  hasPlayBegun: boolean
  /** Whether a person is there; all who were can have been taken off again. */
  hasArrivals: boolean
  /** When the clock closes it if no one presses anything more (D-2). */
  closesAt: number
  /** Whether a match, a coin or a start is to come. */
  isUnderWay: boolean
  /** By hand or by the clock, whether or not a match was played. */
  isClosed: boolean
}

/** [D-6] The venue's coordinates say whose clock the group lives by. */
export const zoneOf = (latitude: number, longitude: number): string => tzLookup(latitude, longitude)

export const dayIn = (zone: string, now: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate()

/** Today at the venue, YYYY-MM-DD. */
export const localDate = (zone: string, now: number): string => dayIn(zone, now).toString()

export const weekdayOf = (date: string): Weekday => weekday(Temporal.PlainDate.from(date))

export const weekday = (day: Temporal.PlainDate): Weekday => WEEKDAYS[day.dayOfWeek - 1]!

/**
 * The session of the day that lies so many days from today at the venue, when that is a playing day or an evening of it
 * has begun. Today is found once for all of them: a list asks this of every group for nine days.
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

/** [D-11] The sessions of games that have begun, whatever the group plays on their days by now. */
export const keptSessions = (group: Schedule, startedGames: readonly StartedGame[]): Session[] =>
  startedGames.filter((game) => isStillOn(group, game)).map(sessionOfStarted)

/**
 * [D-11] A game whose arrivals were all taken off before Play Ball follows its group, as one that has not begun. [H-16]
 * So does one that was cancelled before Play Ball, unless another was moved to its date.
 */
const isStillOn = (group: Schedule, { hasPlayBegun, hasArrivals, date }: StartedGame): boolean =>
  hasPlayBegun || (hasArrivals && (!isCancelledOn(group, date) || plannedOn(group, date) !== null))

/** The change by which a game is on a date: moved to it, or added. */
export const changeTo = ({ sessionChanges }: Pick<Schedule, 'sessionChanges'>, date: string | undefined) =>
  sessionChanges.find(({ session }) => session !== null && session.date === date)

/** Whether a game of a date is cancelled; another one may have been moved there. */
export const isCancelledOn = ({ sessionChanges }: Schedule, date: string): boolean =>
  sessionChanges.some((change) => change.session === null && dateOf(change) === date)

/** [H-17] The session planned for a day: one that was moved to it or added, else the weekly one unless that is cancelled or moved away. */
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

/** Whether the game of a date was moved, in time or place; one that was added was on no other date before. */
export const isMoved = (group: Schedule, date: string): boolean =>
  group.sessionChanges.some(
    ({ slot, session }) =>
      session?.date === date && plannedOn({ ...group, sessionChanges: [] }, slot) !== null,
  )

type Venue = Pick<
  typeof groups.$inferSelect,
  'venueName' | 'venueAddress' | 'venueLatitude' | 'venueLongitude'
>

/** Where the group plays on a date: at its venue, unless that date was moved to another one. */
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

/** [D-11] The session of a game that has begun, whatever the group plays on today. */
export const sessionOfStarted = ({ date, startsAt, endsAt }: StartedGame): Session => ({
  date,
  startsAt,
  endsAt,
})

/**
 * [D-7] The session that today is about: one that runs and has begun, whatever else was settled meanwhile; yesterday's
 * while it runs on past midnight, else today's, also after its end; and tomorrow's once its check-in is open, when it
 * begins so early that this is still today.
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

/** The local day before today at the venue, YYYY-MM-DD. */
export const dayBefore = (zone: string, now: number): string =>
  dayIn(zone, now).subtract({ days: 1 }).toString()

/** A week ahead there is always a session; with some weeks cancelled, further ahead. */
const LOOK_AHEAD_DAYS = 5 * 7

/**
 * [D-8] The first session that has not ended, be it running already. One whose evening
 * is under way after its end goes before it until its check-in opens.
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

/** Of weekly sessions alone the next one stays so until it ends: lists of groups show it again and again. */
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

/** [D-8] Every session that has not ended, or is under way, and starts within so many days, the next one first. */
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

/** The session of a date as the group plays now, whether or not that is one of its days. */
export function sessionOf(group: Schedule, date: string): Session {
  const day = Temporal.PlainDate.from(date)
  return plannedSession(group, day) ?? sessionOn(group, day)
}

/** The session planned for a date; null when there is none, or it is cancelled or moved to another day. */
export const plannedOn = (group: Schedule, date: string): Session | null =>
  plannedSession(group, Temporal.PlainDate.from(date))

/** A session at other hours (HH:MM by the clock at the venue). */
export const sessionAt = (
  { timeZone }: Pick<Schedule, 'timeZone'>,
  date: string,
  gameStartTime: string,
  gameEndTime: string,
): Session => sessionOn({ timeZone, gameStartTime, gameEndTime }, Temporal.PlainDate.from(date))

/** The date by which a changed session is listed; a cancelled one that was moved before has that of its last move. */
export const dateOf = ({ slot, session, date }: Slot): string => session?.date ?? date ?? slot

/** A slot is the date by which a session keeps its id when it is moved: its weekly date, or the one it was added on. */
export interface Slot {
  slot: string
  /** Null: cancelled. */
  session: Session | null
  /** Of a cancelled one that has hours of its own (D-11). */
  date?: string
}
