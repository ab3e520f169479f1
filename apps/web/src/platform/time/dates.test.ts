import { weekdayOf } from '@turnout/rules/dates'
import { weekdayName } from '@turnout/rules/words'
import { expect, test } from 'vitest'
import { clockTime, dateIn, dayLabel } from './dates.ts'

test.each`
  date            | start      | word
  ${'2026-06-09'} | ${'19:00'} | ${'Tonight'}
  ${'2026-06-09'} | ${'12:30'} | ${'Today'}
  ${'2026-06-10'} | ${'18:30'} | ${'Tomorrow'}
  ${'2026-06-13'} | ${'10:00'} | ${'Sat 13 Jun'}
`('on Tuesday 9 June a game on $date at $start is "$word"', ({ date, start, word }) => {
  expect(dayLabel(date, '2026-06-09', start)).toBe(word)
})

test('today is the date at the venue', () => {
  const justBeforeMidnightInLondon = Date.parse('2026-06-09T22:30:00Z')
  expect(dateIn('Europe/London', justBeforeMidnightInLondon)).toBe('2026-06-09')
  expect(dateIn('Europe/Berlin', justBeforeMidnightInLondon)).toBe('2026-06-10')
})

test('times are local times of the venue, past midnight too', () => {
  const late = Date.parse('2026-06-09T23:05:00Z')
  expect(clockTime(late, 'Europe/London')).toBe('00:05')
  expect(weekdayName(weekdayOf(dateIn('America/New_York', late)))).toBe('Tuesday')
})
