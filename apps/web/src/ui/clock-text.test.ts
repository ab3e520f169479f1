import { expect, test } from 'vitest'
import { clockAnnouncement, formatClock, spokenClock } from './clock-text.ts'

test.each`
  seconds  | board      | spoken
  ${420}   | ${'7:00'}  | ${'7 minutes'}
  ${251.2} | ${'4:12'}  | ${'4 minutes 12 seconds'}
  ${61}    | ${'1:01'}  | ${'1 minute 1 second'}
  ${0.1}   | ${'0:01'}  | ${'1 second'}
  ${0}     | ${'0:00'}  | ${'0 seconds'}
  ${-3}    | ${'0:00'}  | ${'0 seconds'}
  ${754}   | ${'12:34'} | ${'12 minutes 34 seconds'}
`('with $seconds s left the board shows $board and says $spoken', ({ seconds, board, spoken }) => {
  expect(formatClock(seconds)).toBe(board)
  expect(spokenClock(seconds)).toBe(spoken)
})

test('a clock is announced three times: one minute and ten seconds before the end, and at the end', () => {
  const countdown = Array.from({ length: 421 }, (_, elapsed) => 420 - elapsed)
  const announced = countdown.flatMap((seconds) => clockAnnouncement(seconds + 1, seconds) ?? [])
  expect(announced).toEqual(['One minute left', 'Ten seconds left', 'Time up'])
})

test.each([
  ['stands still at a mark', 60, 60, null],
  ['skips the second of a mark on a busy phone', 61, 58, 'One minute left'],
  ['is seen again long after a mark', 90, 40, null],
])('a clock that %s, from %s to %s s, announces %s', (_, before, seconds, announcement) => {
  expect(clockAnnouncement(before, seconds)).toBe(announcement)
})
