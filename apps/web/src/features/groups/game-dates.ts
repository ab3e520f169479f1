import type { SportGroup } from '@turnout/contract/groups'
import type { UpcomingGame } from '@turnout/contract/upcoming-game'
import { shortDate, weekdayOf } from '@turnout/rules/dates'
import { listInWords } from '@turnout/rules/list-in-words'
import { WEEKDAYS, type Weekday, weekdayName } from '@turnout/rules/words'
import { dateIn, daysBetween, todayLabel } from '../../platform/time/dates.ts'
import { gameDates as texts } from './texts.ts'

/** The fields of a group that say when it plays. */
export type GameSchedule = Pick<SportGroup, 'next_game' | 'time_zone'>

/** The date on a card: 'Tonight', 'On now', or the date itself. */
export function boardLabel({ next_game, time_zone }: GameSchedule, now: number): string {
  if (!next_game) return 'Kick-off'
  if (next_game.is_over) return texts.over
  const daysAhead = daysBetween(dateIn(time_zone, now), next_game.date)
  if (daysAhead < 0) return texts.onNow
  return daysAhead === 0 ? todayLabel(next_game.start_time) : shortDate(next_game.date)
}

type GameLabel = { date: string; word: string; today: boolean }

/** A game by its usual name: 'Tonight', 'Thursday', 'Tuesday next week'. */
export function gameLabel(
  { time_zone }: GameSchedule,
  { date, start_time }: Pick<UpcomingGame, 'date' | 'start_time'>,
  now: number,
): GameLabel {
  const daysAhead = daysBetween(dateIn(time_zone, now), date)
  return { date, word: labelFor(date, daysAhead, start_time), today: daysAhead <= 0 }
}

function labelFor(date: string, daysAhead: number, startTime: string): string {
  const day = weekdayName(weekdayOf(date))
  if (daysAhead < 0) return texts.onNow
  if (daysAhead === 0) return todayLabel(startTime)
  if (daysAhead === 1) return texts.tomorrow
  if (daysAhead < 7) return day
  return daysAhead < 14 ? texts.nextWeek(day) : texts.inWeeks(day, Math.floor(daysAhead / 7))
}

/** 'Tuesday and Thursday', 'Every day' */
export function daysText(days: readonly Weekday[], nameOf = weekdayName): string {
  if (days.length === WEEKDAYS.length) return texts.everyDay
  return listInWords(WEEKDAYS.filter((day) => days.includes(day)).map((day) => nameOf(day)))
}

/** 'Wed and Sun' where there is little room. */
export const shortDays = (days: readonly Weekday[]): string =>
  daysText(days, (day) => weekdayName(day).slice(0, 3))

/** One hour earlier, also across midnight: the time when check-in opens. */
export function hourBefore(time: string): string {
  const hour = (Number(time.slice(0, 2)) + 23) % 24
  return `${String(hour).padStart(2, '0')}${time.slice(2, 5)}`
}
