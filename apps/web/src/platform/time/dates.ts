import type { SportGroup } from '@turnout/contract/groups'
import { shortDate } from '@turnout/rules/dates'

export const DAY_MS = 86_400_000

/** By time zone: every row of a list needs one, and making one takes a slow phone longer than the row. */
const calendars = new Map<string, Intl.DateTimeFormat>()

/** YYYY-MM-DD in that time zone: a group's 'today' is its venue's, not the phone's. */
export function dateIn(timeZone: string, now: number): string {
  // Swedish writes dates the way the wire does
  const calendar =
    calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  calendars.set(timeZone, calendar)
  return calendar.format(now)
}

/** Dates are counted in UTC, where every day has 24 hours; the venue's zone has decided the date before. */
export const noon = (date: string) => Date.parse(`${date}T12:00:00Z`)

export const daysBetween = (from: string, to: string): number => Math.round((noon(to) - noon(from)) / DAY_MS)

/** 'HH:MM', also where a database adds seconds. */
export const timeOf = (time: string): string => time.slice(0, 5)

type Plan = Pick<SportGroup, 'next_game' | 'game_start_time' | 'game_end_time'>

/** The hours of the next game: a game that has begun keeps its own when the plan has changed. */
export const hoursOf = ({ next_game, game_start_time, game_end_time }: Plan): [start: string, end: string] =>
  next_game ? [next_game.start_time, next_game.end_time] : [timeOf(game_start_time), timeOf(game_end_time)]

const EVENING_FROM = '17:00'

export const todayLabel = (startTime: string): string => (startTime >= EVENING_FROM ? 'Tonight' : 'Today')

/** 'Tonight', 'Today', 'Tomorrow' or 'Wed 10 Jun', for a game on a local date. */
export function dayLabel(date: string, today: string, startTime: string): string {
  const days = daysBetween(today, date)
  if (days === 0) return todayLabel(startTime)
  if (days === 1) return 'Tomorrow'
  return shortDate(date)
}

const formatPart = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(noon(date))

/** '19:42' in a time zone; by default in the phone's. */
export const clockTime = (at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  }).format(at)

/** 'Friday 12 June' */
export const dayAndMonth = (date: string): string =>
  [{ weekday: 'long' }, { day: 'numeric' }, { month: 'long' }]
    .map((options) => formatPart(date, options as Intl.DateTimeFormatOptions))
    .join(' ')

/** 'Tuesday 9 June 2026' */
export const longDate = (date: string): string =>
  `${dayAndMonth(date)} ${formatPart(date, { year: 'numeric' })}`
