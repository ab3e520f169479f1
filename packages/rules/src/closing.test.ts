import { describe, expect, test } from 'vitest'
import { followSettings } from './arrival.ts'
import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { dueAt, overdue } from './clock.ts'
import { closedAt, closeEvening } from './closing.ts'
import type { Evening } from './evening.ts'
import { lateGoal, settleLatePress } from './late-press.ts'
import { holdNext, pauseClock } from './match.ts'
import { takeBack } from './take-back.ts'
import {
  after,
  arrived,
  calls,
  does,
  ends,
  goal,
  happened,
  MINUTE,
  moment,
  pitch,
  playOf,
  refusal,
  running,
  SESSION_END,
  settings,
  starts,
} from './testing/evenings.ts'
import { everyHesitantNight } from './testing/random-nights.ts'

const between = () => does(running(3), goal(1, MINUTE, 2))
const close = (at: number) => (so: Evening) => closeEvening(so, at)

test('[E-5] an evening that was stored before one could be called off is open, and follows its group', () => {
  const { calledOff: _, ...stored } = arrived(4)
  const older = stored as Evening
  expect(closedAt(older, 0)).toBeNull()
  expect(followSettings(older, settings({ maxTeams: 7 }), 0).map(({ type }) => type)).toEqual([
    'settings-changed',
  ])
})

test.each<[string, Evening, string]>([
  ['before Play Ball', arrived(4), 'allowed'],
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
    expect([closedAt(evening, LATE - 1), closedAt(evening, LATE)]).toEqual([null, LATE])
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

describe('[E-10] when the clock closes the evening', () => {
  const LATE = SESSION_END + GAME_CLOSES_AFTER_MS
  const LAST_PLAY = { rules: { atZero: 'last_play' } } as const
  const paused = (so: Evening) => pauseClock(so, moment(3 * MINUTE))
  const called = does(pitch(3), calls(1, 2))
  const kickedOffLate = (before: number) => does(pitch(3), calls(1, 2), starts(LATE - before))
  const due = does(running(3), goal(1, 1), goal(2, 2), ends(MINUTE))

  test.each<[string, Evening, object[], string[]]>([
    [
      'a match that stands paused is won by the side in front',
      does(running(3), goal(2, 1), paused),
      [{ winner: 'b', score: { a: 0, b: 1 }, playedMs: 3 * MINUTE }],
      ['ended', 'closed'],
    ],
    [
      'a match that stands level is a draw',
      does(running(3), paused),
      [{ winner: null, playedMs: 3 * MINUTE }],
      ['ended', 'closed'],
    ],
    [
      'a last play that nobody ended counts whole',
      does(running(3, LAST_PLAY), goal(1, 1)),
      [{ winner: 'a', playedMs: 7 * MINUTE }],
      ['reached-zero', 'ended', 'closed'],
    ],
    [
      'a match that still runs is over then',
      kickedOffLate(2 * MINUTE),
      [{ winner: null, playedMs: 2 * MINUTE }],
      ['ended', 'closed'],
    ],
    ['a match that nobody started was none', called, [], ['called-off', 'closed']],
    ['a coin that nobody tossed falls no more', due, [{ winner: null, score: { a: 1, b: 1 } }], ['closed']],
  ])('%s', (_, evening, ended, happens) => {
    const events = overdue(evening, moment(LATE + MINUTE))
    const closed = after(evening, events)
    expect(happened(events)).toEqual(happens)
    expect(playOf(closed)).toMatchObject({ now: { is: 'closed', at: LATE }, ended })
    expect(dueAt(closed)).toBeNull()
    expect(overdue(closed, moment(LATE + 2 * MINUTE))).toEqual([])
  })

  test('not a moment sooner, and a match that is over by then is over by its own clock', () => {
    const evening = does(running(3), paused)
    expect(overdue(evening, moment(LATE - 1))).toEqual([])
    const onTime = after(kickedOffLate(7 * MINUTE), overdue(kickedOffLate(7 * MINUTE), moment(LATE)))
    expect(playOf(onTime).ended).toMatchObject([{ why: 'time', at: LATE }])
  })

  test('a goal of it that comes later waits no more for the line, and its end says how it came', () => {
    const evening = does(running(3), goal(2, 1), paused)
    const closed = after(evening, overdue(evening, moment(LATE)))
    expect(playOf(closed).ended[0]).toMatchObject({ why: 'closed', at: LATE, fate: null })
    const late = { id: 'late', match: 1, team: 1, by: 1, madeAt: MINUTE }
    expect(happened(lateGoal(closed, late, moment(LATE)) ?? [])).toEqual(['late-press'])
  })
})

describe('an evening that nobody plays', () => {
  const off = does(arrived(4), close(MINUTE))

  test('[E-6] is ended by hand all the same: nobody has played, and nothing follows', () => {
    expect(off).toEqual({ ...arrived(4), calledOff: MINUTE })
    expect([closedAt(off, MINUTE), dueAt(off)]).toEqual([MINUTE, null])
    expect(happened(closeEvening(off, 2 * MINUTE))).toEqual([])
    expect(followSettings(off, settings({ teamSize: 9 }), MINUTE)).toEqual([])
  })

  test('[U-8] and goes on when its end is taken back', () => {
    const act = { version: 5, of: 'play', at: MINUTE, before: arrived(4), after: off } as const
    expect(does(off, (so) => takeBack(so, act, moment(2 * MINUTE)))).toEqual(arrived(4))
  })
})
