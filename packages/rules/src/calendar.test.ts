import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  absenceAt,
  CHECK_IN_OPENS_BEFORE_MS,
  checkInOpensAt,
  GAME_CLOSES_AFTER_MS,
  isGameOver,
  parsePlayingDays,
  sessionForCheckIn,
} from './calendar.ts'
import { WEEKDAYS } from './words.ts'

const HOUR = 60 * 60 * 1000
const start = Date.UTC(2026, 5, 2, 18)
const tuesday = { date: '2026-06-02', startsAt: start, endsAt: start + 2 * HOUR }

describe('the evening of a group', () => {
  test('[D-1] check-in opens an hour before the start', () => {
    expect(CHECK_IN_OPENS_BEFORE_MS).toBe(HOUR)
    expect(checkInOpensAt(tuesday)).toBe(start - HOUR)
  })

  test('[D-2] a game that runs over its end stays open for an hour after the last press', () => {
    expect(GAME_CLOSES_AFTER_MS).toBe(HOUR)
  })

  test.each`
    when                    | at                      | answer
    ${'the day before'}     | ${start - 24 * HOUR}    | ${'check-in-not-open'}
    ${'a moment too early'} | ${start - HOUR - 1}     | ${'check-in-not-open'}
    ${'an hour before'}     | ${start - HOUR}         | ${'open'}
    ${'in the middle'}      | ${start + HOUR}         | ${'open'}
    ${'in the last moment'} | ${start + 2 * HOUR - 1} | ${'open'}
    ${'at the end'}         | ${start + 2 * HOUR}     | ${'check-in-over'}
  `('[D-3] checking in $when: $answer', ({ at, answer }) => {
    const door = sessionForCheckIn(tuesday, at)
    expect(door.ok ? 'open' : door.refusal).toBe(answer)
  })

  test('[D-3] without a session today there is nothing to check in to', () => {
    expect(sessionForCheckIn(null, start)).toMatchObject({ ok: false, refusal: 'check-in-not-open' })
  })

  test.each`
    at                      | status
    ${start - 1}            | ${'expected'}
    ${start}                | ${'delayed'}
    ${start + 2 * HOUR - 1} | ${'delayed'}
    ${start + 2 * HOUR}     | ${'absent'}
  `('[D-4] somebody who has not arrived is $status', ({ at, status }) => {
    expect(absenceAt(tuesday, at, false)).toBe(status)
    expect(absenceAt(tuesday, at, true)).toBe('absent')
  })
})

describe('playing days', () => {
  const monTueSun = ['MONDAY', 'TUESDAY', 'SUNDAY']

  test.each([
    ['a list of days', [{ day: 'SUNDAY' }, { day: 'MONDAY' }, { day: 'TUESDAY' }]],
    ['a list of names', ['TUESDAY', 'SUNDAY', 'MONDAY']],
    ['a comma list of indices', '6,0,1'],
    ['indices with spaces', ' 0 , 1 , 6 '],
    ['days said twice', ['SUNDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'MONDAY']],
    ['names in small letters', ['sunday', ' Monday ', 'tuesday']],
  ])('[D-5] %s comes out Monday first and each day once', (_, input) => {
    expect(parsePlayingDays(input)).toEqual({ ok: true, value: monTueSun })
  })

  test.each([
    ['an empty list', [], 'no-playing-days'],
    ['an empty text', ' ', 'no-playing-days'],
    ['an eighth day', '0,7', 'unknown-playing-day'],
    ['a hanging comma', '0,', 'unknown-playing-day'],
    ['a day of another language', ['DIENSTAG'], 'unknown-playing-day'],
    ['a number where a name belongs', [1], 'unknown-playing-day'],
    ['a day within a day', [{ day: { day: 'MONDAY' } }], 'unknown-playing-day'],
    ['nothing', null, 'unknown-playing-day'],
  ])('[D-5] %s is refused', (_, input, refusal) => {
    expect(parsePlayingDays(input)).toMatchObject({ ok: false, refusal })
  })

  test('[D-5] all three shapes of the same days come out alike, in whatever order they were said', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...WEEKDAYS], { minLength: 1 }), (days) => {
        const inOrder = { ok: true, value: WEEKDAYS.filter((day) => days.includes(day)) }
        expect(parsePlayingDays(days)).toEqual(inOrder)
        expect(parsePlayingDays(days.map((day) => ({ day })))).toEqual(inOrder)
        expect(parsePlayingDays(days.map((day) => WEEKDAYS.indexOf(day)).join(','))).toEqual(inOrder)
      }),
    )
  })

  test('[D-5] whatever is said, the answer is a list of days or a refusal', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const days = parsePlayingDays(input)
        expect(days.ok ? days.value.length : days.refusal).toBeTruthy()
      }),
    )
  })
})

test.each([
  ['a minute before its end', -60_000, false, false],
  ['at its end', 0, false, true],
  ['while it is under way', 60_000, true, false],
  ['while it is still under way when it closes', 90 * 60_000, true, true],
])('[D-10] whether a game is over %s', (_, after, isUnderWay, isOver) => {
  const game = { endsAt: 1_000_000, closesAt: 1_000_000 + 90 * 60_000, isUnderWay }
  expect(isGameOver({ ...game, isClosed: false }, game.endsAt + after)).toBe(isOver)
  expect(isGameOver({ ...game, isClosed: true }, game.endsAt + after)).toBe(true)
})
