import { describe, expect, test } from 'vitest'
import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { closedAt, closeEvening } from './closing.ts'
import type { Evening } from './evening.ts'
import { lateGoal, settleLatePress } from './late-press.ts'
import { dueAt, holdNext, overdue } from './match.ts'
import { takeBack } from './take-back.ts'
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
import { everyHesitantNight } from './testing/random-nights.ts'

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

/** Ended, and the end taken back at `at`. */
const reopened = (evening: Evening, at: number) => {
  const closed = does(evening, close(MINUTE))
  const act = { version: 1, of: 'play', at: MINUTE, before: evening, after: closed } as const
  return does(closed, (so) => takeBack(so, act, moment(at)))
}

test.each<[string, Evening, number, number | null]>([
  ['comes after a whole changeover', between(), 5 * MINUTE, 5 * MINUTE + 30_000],
  ['waits while it is held', does(between(), (so) => holdNext(so, true, moment(MINUTE))), 5 * MINUTE, null],
  ['waits for a hand once the session is over', between(), SESSION_END, null],
  ['waits for the first call as before', pitch(3), 5 * MINUTE, null],
])('[U-8] the evening goes on after its end is taken back: the next match %s', (_, evening, at, startsAt) => {
  const { play, ...rest } = reopened(evening, at)
  expect({ ...rest, play }).toEqual({
    ...evening,
    play: { ...evening.play, now: { is: 'waiting', startsAt } },
  })
})

test('[U-8] a late press that nobody had decided when the evening was ended is decided now', () => {
  const late = { id: 'late', match: 1, team: 2, by: 1, madeAt: 1 }
  const waiting = does(running(3), goal(1, 2), ends(MINUTE), (so) => {
    const answer = lateGoal(so, late, moment(MINUTE))
    if (!answer) throw new Error('This press is none that comes late.')
    return answer
  })
  const kept = does(reopened(waiting, 5 * MINUTE), (so) =>
    settleLatePress(so, { id: 'late', keep: true }, moment(6 * MINUTE)),
  )
  expect(kept.play?.ended[0]?.score).toEqual({ a: 1, b: 1 })
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

  test('keeps its last result and its line, whatever else is pressed', () => {
    everyHesitantNight((steps) => {
      for (const { by, before, events } of steps)
        if (before.play?.now.is === 'closed' && by !== 'takesBack') expect(events).toEqual([])
    })
  })
})
