import { ok, type Result, refuse } from './result.ts'
import { WEEKDAYS, type Weekday } from './words.ts'

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
