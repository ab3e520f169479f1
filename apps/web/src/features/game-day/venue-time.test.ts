import { expect, test } from 'vitest'
import { clockTime, dateAt, hourAt, weekdayAt } from './venue-time.ts'

test('times are those of the wall at the venue, past midnight too', () => {
  const late = Date.parse('2026-06-09T23:05:00Z')
  expect(clockTime(late, 'Europe/London')).toBe('00:05')
  expect(hourAt(late, 'Europe/London')).toBe(0)
  expect(dateAt(late, 'Europe/London')).toBe('2026-06-10')
  expect(weekdayAt(late, 'America/New_York')).toBe('Tuesday')
})
