import { describe, expect, test } from 'vitest'
import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { closedAt, closeEvening } from './closing.ts'
import type { Evening } from './evening.ts'
import { dueAt, overdue } from './match.ts'
import {
  arrived,
  calls,
  does,
  ends,
  goal,
  happened,
  MINUTE,
  moment,
  pitch,
  refusal,
  running,
  SESSION_END,
} from './testing/evenings.ts'
import { everyNight } from './testing/random-nights.ts'

const between = () => does(running(3), goal(1, MINUTE, 2))
const close = (at: number) => (so: Evening) => closeEvening(so, at)

test.each<[string, Evening, string]>([
  ['before Play Ball', arrived(4), 'not-played-yet'],
  ['with two teams called', does(pitch(3), calls(1, 2)), 'match-on'],
  ['with a match on', running(3), 'match-on'],
  ['with a coin due', does(running(3), goal(1, 1), goal(2, 2), ends(MINUTE)), 'toss-pending'],
  ['right after Play Ball', pitch(3), 'allowed'],
  ['between two matches', between(), 'allowed'],
])('[E-6] an evening is ended %s: %s', (_, evening, answer) => {
  expect(refusal(closeEvening(evening, MINUTE))).toBe(answer)
})

test('[E-6] ended twice, it ended once, when it was ended first', () => {
  const closed = does(between(), close(2 * MINUTE))
  expect(happened(closeEvening(closed, 3 * MINUTE))).toEqual([])
  expect(closedAt(closed, 4 * MINUTE)).toBe(2 * MINUTE)
})

describe('[E-5] what is closed', () => {
  const LATE = SESSION_END + GAME_CLOSES_AFTER_MS

  test('by itself is closed since then, and ended no more by hand', () => {
    const evening = between()
    expect([closedAt(evening, LATE), closedAt(evening, LATE + 1)]).toEqual([null, LATE])
    expect(happened(closeEvening(evening, LATE + 1))).toEqual([])
  })

  test('by hand starts nothing by itself any more', () => {
    const closed = does(between(), close(MINUTE + 1))
    expect(dueAt(between())).not.toBeNull()
    expect(dueAt(closed)).toBeNull()
    expect(overdue(closed, moment(LATE))).toEqual([])
  })

  test('keeps its last result and its line, whatever is pressed', () => {
    everyNight((steps) => {
      const at = steps.findIndex(({ after }) => after.play?.now.is === 'closed')
      for (const { events } of at < 0 ? [] : steps.slice(at + 1)) expect(events).toEqual([])
    })
  })
})
