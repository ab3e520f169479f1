import { WEEKDAYS, type Weekday } from './words.ts'

const DAY_MS = 86_400_000

/** Dates are counted in UTC, where every day has 24 hours. */
function utcOf(date: string): number {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day)
}

/** Made with the first date, because it takes a slow phone longer than all dates of a page. */
let format: Intl.DateTimeFormat | undefined

/** 'Wed 10 Jun', of a date as YYYY-MM-DD. Platforms differ in the comma, and September keeps three letters like the rest. */
export function shortDate(date: string): string {
  const parts = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' } as const
  format ??= new Intl.DateTimeFormat('en-GB', parts)
  return format.format(utcOf(date)).replace(',', '').replace('Sept', 'Sep')
}

/** The day of the week of a date from 1970 on, as YYYY-MM-DD; 1 January 1970 was a Thursday. */
export const weekdayOf = (date: string): Weekday => WEEKDAYS[(utcOf(date) / DAY_MS + 3) % 7] ?? 'MONDAY'
