import type { Session } from '../calendar.ts'

const HOUR = 60 * 60 * 1000
/** A Monday. The 52 weeks from here contain both clock changes of every zone that has them. */
const FIRST_MONDAY = Date.UTC(2026, 0, 5)

const formats = new Map<string, Intl.DateTimeFormat>()

function partsIn(zone: string, at: number): Record<string, number> {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric' },
      ...{ day: 'numeric', hour: 'numeric', minute: 'numeric' },
    } as const)
  formats.set(zone, format)
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
}

function offsetAt(zone: string, at: number): number {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = partsIn(zone, at)
  return Date.UTC(year, month - 1, day, hour, minute) - at
}

/** The instant of a local time in a zone. */
function instantIn(zone: string, wall: number): number {
  const guess = wall - offsetAt(zone, wall)
  return wall - offsetAt(zone, guess)
}

/** Two hours on one weekday of a week, in the local time of the zone. */
export function sessionInZone(
  zone: string,
  { week, weekday, hour }: { week: number; weekday: number; hour: number },
): Session {
  const wall = FIRST_MONDAY + (week * 7 + weekday) * 24 * HOUR + hour * HOUR
  const startsAt = instantIn(zone, wall)
  return { date: new Date(wall).toISOString().slice(0, 10), startsAt, endsAt: startsAt + 2 * HOUR }
}
