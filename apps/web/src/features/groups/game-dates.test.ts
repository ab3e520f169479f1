import { expect, test } from 'vitest'
import { boardLabel, daysText, type GameSchedule, gameLabel, hourBefore, shortDays } from './game-dates.ts'

const NOW = Date.parse('2026-06-09T17:30:00Z')

const schedule = (date: string, time = '19:00'): GameSchedule => ({
  time_zone: 'Europe/London',
  next_game: {
    date,
    starts_at: Date.parse(`${date}T18:00:00Z`),
    ends_at: Date.parse(`${date}T20:00:00Z`),
    start_time: time,
    end_time: '21:00',
    is_over: false,
    is_moved: false,
    other_venue_name: null,
  },
})

test.each`
  date            | time       | word
  ${'2026-06-09'} | ${'19:00'} | ${'Tonight'}
  ${'2026-06-09'} | ${'12:30'} | ${'Today'}
  ${'2026-06-11'} | ${'19:00'} | ${'Thu 11 Jun'}
  ${'2026-06-08'} | ${'22:00'} | ${'On now'}
`('the card of a game on $date at $time says $word', ({ date, time, word }) => {
  expect(boardLabel(schedule(date, time), NOW)).toBe(word)
})

test('the card of a game that was ended says Over and not Tonight', () => {
  const { time_zone, next_game } = schedule('2026-06-09')
  const ended = { time_zone, next_game: next_game && { ...next_game, is_over: true } }
  expect(boardLabel(ended, NOW)).toBe('Over')
})

test.each([
  ['2026-06-08', 'On now', true],
  ['2026-06-09', 'Tonight', true],
  ['2026-06-10', 'Tomorrow', false],
  ['2026-06-11', 'Thursday', false],
  ['2026-06-16', 'Tuesday next week', false],
  ['2026-06-23', 'Tuesday in 2 weeks', false],
])('on a Tuesday in June the game of %s is called %j', (date, word, today) => {
  expect(gameLabel(schedule(date), { date, start_time: '19:00' }, NOW)).toEqual({ date, word, today })
})

test('days are listed in the order of the week', () => {
  expect(daysText(['THURSDAY', 'TUESDAY'])).toBe('Tuesday and Thursday')
  expect(shortDays(['SUNDAY', 'WEDNESDAY'])).toBe('Wed and Sun')
})

test('check-in for a game at half past midnight opens on the evening before', () => {
  expect(hourBefore('00:30')).toBe('23:30')
})
