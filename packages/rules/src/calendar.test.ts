import { describe, expect, test } from 'vitest'
import {
  absenceAt,
  CHECK_IN_OPENS_BEFORE_MS,
  checkInOpensAt,
  GAME_CLOSES_AFTER_MS,
  sessionForCheckIn,
} from './calendar.ts'
import { isGameOver } from './game-over.ts'

const HOUR = 60 * 60 * 1000
const start = Date.UTC(2026, 5, 2, 18)
const tuesday = { date: '2026-06-02', startsAt: start, endsAt: start + 2 * HOUR }

describe('the session of a group', () => {
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
  `('[D-4] a member who has not arrived is $status', ({ at, status }) => {
    expect(absenceAt(tuesday, at, false)).toBe(status)
    expect(absenceAt(tuesday, at, true)).toBe('absent')
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
