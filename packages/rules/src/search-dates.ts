import { weekdayOf } from './dates.ts'
import { WEEKDAYS } from './words.ts'

/** Local dates, YYYY-MM-DD; both ends are included. */
export interface DateRange {
  from: string
  until: string
}

interface Day {
  year: number
  month: number
  day: number
}

const DAY_MS = 24 * 60 * 60 * 1000
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]
const MONTH = `(${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const YEAR = String.raw`(?:,? (20\d\d))?`
const WEEKDAY = `(${WEEKDAYS.map((day) => day.toLowerCase()).join('|')})`
/** 29 February comes again after eight years at most. */
const YEARS_AHEAD = 8

const monthDays = ({ year, month }: Day): number =>
  (Date.UTC(year, month, 1) - Date.UTC(year, month - 1, 1)) / DAY_MS

const isDay = (day: Day): boolean =>
  day.month >= 1 && day.month <= 12 && day.day >= 1 && day.day <= monthDays(day)

function nextDay({ year, month, day }: Day): Day {
  if (day < monthDays({ year, month, day })) return { year, month, day: day + 1 }
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 }
}

const inDays = (day: Day, days: number): Day => (days > 0 ? inDays(nextDay(day), days - 1) : day)

const SUNDAY = 6
/** `weekday` is 0 for Monday. */
const daysUntil = (today: Day, weekday: number): number =>
  (weekday - WEEKDAYS.indexOf(weekdayOf(iso(today))) + 7) % 7

const iso = ({ year, month, day }: Day): string =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

const days = (today: Day, from: number, until: number): DateRange => ({
  from: iso(inDays(today, from)),
  until: iso(inDays(today, until)),
})

/** The next such date; null when no year has that day. */
function onDate(today: Day, day: string, month: string, year: string | undefined): DateRange | null {
  const wanted = { month: monthOf(month), day: Number(day) }
  const years =
    year === undefined
      ? Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => today.year + ahead)
      : [Number(year)]
  const found = years
    .map((each) => ({ year: each, ...wanted }))
    .find((each) => isDay(each) && (year !== undefined || iso(each) >= iso(today)))
  return found ? { from: iso(found), until: iso(found) } : null
}

const monthOf = (text: string): number => {
  const byName = MONTHS.findIndex((name) => name.startsWith(text))
  return byName < 0 ? Number(text) : byName + 1
}

/** On a Sunday, what is left of the weekend. */
const weekend = (today: Day): DateRange => {
  const sunday = daysUntil(today, SUNDAY)
  return days(today, Math.max(0, sunday - 1), sunday)
}

type Reading = (today: Day, groups: readonly (string | undefined)[]) => DateRange | null

const nextWeek = (today: Day): Day => inDays(today, daysUntil(today, SUNDAY) + 1)

const READINGS: readonly [pattern: string, reading: Reading][] = [
  ['today|tonight', (today) => days(today, 0, 0)],
  ['tomorrow', (today) => days(today, 1, 1)],
  ['next weekend', (today) => weekend(nextWeek(today))],
  ['(?:(?:this|at the|on the) )?weekend', weekend],
  ['this week', (today) => days(today, 0, daysUntil(today, SUNDAY))],
  ['next week', (today) => days(nextWeek(today), 0, SUNDAY)],
  [
    `(?:on|this) ${WEEKDAY}`,
    (today, [name = '']) => {
      const ahead = daysUntil(
        today,
        WEEKDAYS.findIndex((day) => day.toLowerCase() === name),
      )
      return days(today, ahead, ahead)
    },
  ],
  [
    String.raw`(20\d\d)-(\d\d)-(\d\d)`,
    (today, [year, month = '', day = '']) => onDate(today, day, month, year),
  ],
  [
    `(?:on )?${DAY} ${MONTH}${YEAR}`,
    (today, [day = '', month = '', year]) => onDate(today, day, month, year),
  ],
  [
    `(?:on )?${MONTH} ${DAY}${YEAR}`,
    (today, [month = '', day = '', year]) => onDate(today, day, month, year),
  ],
]

const PATTERNS = READINGS.map(([pattern, reading]) => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${pattern})(?![\p{L}\p{N}-])`, 'iu'),
  reading,
}))

/**
 * [Z-12] The day or days that a search names, and its other words. A weekday alone is a word, as in 'Sunday
 * League'.
 * @param today of the person who searches, YYYY-MM-DD.
 */
export function readSearchDates(text: string, today: string): { words: string; range: DateRange | null } {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const spaced = text.replaceAll(/\s+/g, ' ')
  for (const { pattern, reading } of PATTERNS) {
    const [found, ...groups] = pattern.exec(spaced) ?? []
    const range =
      found === undefined
        ? null
        : reading(
            { year, month, day },
            groups.map((group) => group?.toLowerCase()),
          )
    if (range) return { words: spaced.replace(pattern, ' ').replaceAll(/\s+/g, ' ').trim(), range }
  }
  return { words: spaced.trim(), range: null }
}
