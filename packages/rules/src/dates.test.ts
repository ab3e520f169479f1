import { expect, test } from 'vitest'
import { shortDate, weekdayOf } from './dates.ts'

test('every month has three letters', () => {
  expect(shortDate('2026-06-10')).toBe('Wed 10 Jun')
  expect(shortDate('2026-09-18')).toBe('Fri 18 Sep')
})

test('a week begins on Monday', () => {
  expect(weekdayOf('2026-06-01')).toBe('MONDAY')
  expect(weekdayOf('2026-06-02')).toBe('TUESDAY')
  expect(weekdayOf('2026-06-07')).toBe('SUNDAY')
})
