import type { Session } from '@turnout/rules/calendar'
import { RecentMap } from '../../platform/recent-map.ts'
import { Temporal } from '../../platform/temporal.ts'
import type { groups } from './tables.ts'

type Hours = Pick<typeof groups.$inferSelect, 'timeZone' | 'gameStartTime' | 'gameEndTime'>

// cached, because lists of groups need the same days and hours again and again, and time zones are slow to look up
const sessions = new RecentMap<string, Session>(10_000)
const timesOfDay = new RecentMap<string, string>(10_000)

/**
 * [D-9] The session that starts on this local day, also on nights when the clocks change. It belongs to this day even
 * if it ends on the next.
 */
export function sessionOn(hours: Hours, day: Temporal.PlainDate): Session {
  const key = `${hours.timeZone} ${hours.gameStartTime} ${hours.gameEndTime} ${day}`
  return sessions.getOrMake(key, () => computeSession(hours, day))
}

const MINUTES = { smallestUnit: 'minute', largestUnit: 'minute' } as const

function computeSession({ timeZone, gameStartTime, gameEndTime }: Hours, day: Temporal.PlainDate): Session {
  const start = Temporal.PlainTime.from(gameStartTime)
  const end = Temporal.PlainTime.from(gameEndTime)
  const pastMidnight = Temporal.PlainTime.compare(end, start) <= 0
  const startsAt = instantOf(timeZone, day, start)
  const endsAt = instantOf(timeZone, pastMidnight ? day.add({ days: 1 }) : day, end)
  // a start in the hour that is skipped in spring moves behind it, and may then be after its own end
  const intendedMs = start.until(end, MINUTES).minutes * 60_000
  return { date: day.toString(), startsAt, endsAt: endsAt > startsAt ? endsAt : startsAt + intendedMs }
}

const instantOf = (timeZone: string, day: Temporal.PlainDate, plainTime: Temporal.PlainTime): number =>
  day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds

/** The time of day at the venue, HH:MM. */
export const timeOfDay = (zone: string, at: number): string =>
  timesOfDay.getOrMake(`${zone} ${at}`, () =>
    Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(zone)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' }),
  )
