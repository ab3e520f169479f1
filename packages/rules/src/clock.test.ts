import { describe, expect, test } from 'vitest'
import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { dueAt, followClock, overdue } from './clock.ts'
import type { Evening } from './evening.ts'
import { isOtherMatch, lateGoal } from './late-press.ts'
import { leftMs, lengthMs, pauseClock, startClock } from './match.ts'
import {
  after,
  calls,
  does,
  ends,
  goal,
  happened,
  MINUTE,
  moment,
  onPitch,
  pitch,
  playOf,
  refusal,
  running,
  SECOND,
  SESSION_END,
  settings,
  starts,
  toss,
} from './testing/evenings.ts'

const pauses = (at: number) => (so: Evening) => pauseClock(so, moment(at))
const settled = (evening: Evening, at: number) => after(evening, overdue(evening, moment(at)))
const END = 7 * MINUTE
const CLOSING = SESSION_END + GAME_CLOSES_AFTER_MS

describe('the clock', () => {
  test.each`
    state                           | evening                                                     | at             | left
    ${'before it starts'}           | ${does(pitch(3), calls(1, 2))}                              | ${MINUTE}      | ${END}
    ${'as it starts'}               | ${running(3)}                                               | ${0}           | ${END}
    ${'a minute in'}                | ${running(3)}                                               | ${MINUTE}      | ${6 * MINUTE}
    ${'at the end'}                 | ${running(3)}                                               | ${END}         | ${0}
    ${'after the end'}              | ${running(3)}                                               | ${END + 1}     | ${0}
    ${'asked for a time before it'} | ${running(3)}                                               | ${-MINUTE}     | ${END}
    ${'paused after two, later'}    | ${does(running(3), pauses(2 * MINUTE))}                     | ${50 * MINUTE} | ${5 * MINUTE}
    ${'running on after the pause'} | ${does(running(3), pauses(2 * MINUTE), starts(9 * MINUTE))} | ${10 * MINUTE} | ${4 * MINUTE}
  `('[C-1] $state: $left ms left', ({ evening, at, left }) => {
    expect(lengthMs(onPitch(evening))).toBe(END)
    expect(leftMs(onPitch(evening), at)).toBe(left)
  })

  test("[C-1] the length is the group's own", () => {
    expect(lengthMs(onPitch(running(3, { rules: { durationS: 90 } })))).toBe(90 * SECOND)
  })

  test('[C-2] started twice, it still ends at the same moment', () => {
    const evening = running(3)
    expect(startClock(evening, moment(MINUTE))).toEqual({ ok: true, value: [] })
    expect(dueAt(evening)).toBe(END)
  })

  test('[C-2] [C-3] no match, no clock; and what never ran cannot be paused', () => {
    expect(refusal(startClock(pitch(3), moment(0)))).toBe('no-match')
    expect(refusal(pauseClock(pitch(3), moment(0)))).toBe('no-match')
    expect(refusal(pauseClock(does(pitch(3), calls(1, 2)), moment(0)))).toBe('not-running')
  })

  test('[C-3] paused twice, it is paused once, with what was left then', () => {
    const evening = does(running(3), pauses(MINUTE))
    expect(pauseClock(evening, moment(2 * MINUTE))).toEqual({ ok: true, value: [] })
    expect(onPitch(evening).clock).toEqual({ phase: 'paused', leftMs: 6 * MINUTE })
  })

  test('[C-5] the clock is due at the end of the match, at the start of the next, when it closes what is half done, and else never', () => {
    expect(dueAt(pitch(3))).toBeNull()
    expect(dueAt(does(pitch(3), calls(1, 2)))).toBe(CLOSING)
    expect(dueAt(running(3))).toBe(END)
    expect(dueAt(does(running(3), pauses(1)))).toBe(CLOSING)
    expect(dueAt(does(running(3), goal(1, 1), goal(2, 2), ends(3)))).toBe(CLOSING)
    expect(dueAt(does(running(3), goal(1, 1, 2)))).toBe(30 * SECOND + 1)
  })
})

describe('the final whistle', () => {
  test('[C-4] does not blow a millisecond early', () => {
    expect(overdue(running(3), moment(END - 1))).toEqual([])
    expect(overdue(does(running(3), pauses(1)), moment(SESSION_END))).toEqual([])
  })

  test.each([END, END + 1, END + 90 * MINUTE])(
    '[C-4] [M-8] looked at only at %i ms, the match ended at the moment the clock said',
    (at) => {
      expect(overdue(does(running(3), goal(2, MINUTE)), moment(at))).toMatchObject([
        { type: 'ended', why: 'time', winner: 'b', at: END, playedMs: END },
        { type: 'lined-up' },
      ])
    },
  )

  test('[C-4] a draw at the end of the time brings a coin, and the clock then waits for people', () => {
    const evening = settled(does(running(3), goal(1, 1), goal(2, 2)), END)
    expect(playOf(evening).now.is).toBe('toss')
    expect(overdue(evening, moment(SESSION_END))).toEqual([])
  })

  test('[C-4] asked again at once it says nothing more', () => {
    const late = settled(does(running(3), goal(1, 1)), END + 3)
    expect(overdue(late, moment(END + 3))).toEqual([])
  })

  test('[C-6] with a last play the clock stands at zero, scoring stays open, and an admin ends it', () => {
    const zero = settled(running(3, { rules: { atZero: 'last_play' } }), END + 5)
    expect(onPitch(zero).clock).toEqual({ phase: 'last-play' })
    expect(leftMs(onPitch(zero), END + 5)).toBe(0)
    expect(dueAt(zero)).toBe(CLOSING)
    expect(happened(startClock(zero, moment(END + 6)))).toEqual([])
    expect(refusal(pauses(END + 6)(zero))).toBe('not-running')
    const scored = does(zero, goal(1, END + 7))
    expect(does(scored, ends(END + 8)).play?.ended).toMatchObject([
      { winner: 'a', at: END + 8, playedMs: END, score: { a: 1, b: 0 } },
    ])
  })

  test('[C-6] the last play ends by itself only when a goal decides it', () => {
    const zero = settled(does(running(3, { rules: { atZero: 'last_play' } }), goal(1, 1)), END)
    expect(happened(goal(1, END + 1)(zero))).toEqual(['scored', 'ended', 'lined-up'])
  })

  test('[C-7] the rules of a match are those it was called with', () => {
    const evening = does(running(3), goal(1, 1, 2))
    const longer = after(evening, [
      { type: 'settings-changed', settings: settings({ rules: { durationS: 60 } }) },
    ])
    const called = does(longer, calls(1, 3, MINUTE), starts(MINUTE))
    const changed = after(called, [
      { type: 'settings-changed', settings: settings({ rules: { durationS: 600 } }) },
    ])
    expect(dueAt(changed)).toBe(2 * MINUTE)
  })
})

describe('the next match', () => {
  const waiting = does(running(3), goal(1, MINUTE, 2))
  const START = MINUTE + 30 * SECOND

  test('[C-4] starts by itself, clock included, at the moment it was announced for', () => {
    const events = overdue(waiting, moment(START + 100))
    expect(events).toMatchObject([
      {
        type: 'match-called',
        at: START,
        match: { number: 2, a: 1, b: 3 },
        reason: { because: 'winner-stays' },
      },
      { type: 'clock-started', at: START, endsAt: START + END },
    ])
    expect(overdue(waiting, moment(START - 1))).toEqual([])
  })

  test('[C-4] a changeover of nothing starts it in the same breath, once', () => {
    const evening = does(running(3, { rules: { changeoverS: 0 } }), goal(1, 1))
    expect(happened(overdue(evening, moment(END)))).toEqual([
      'ended',
      'lined-up',
      'match-called',
      'clock-started',
    ])
  })

  test.each`
    late              | events
    ${2 * SECOND}     | ${['match-called', 'clock-started']}
    ${2 * SECOND + 1} | ${['postponed']}
    ${10 * MINUTE}    | ${['postponed']}
  `('[C-8] noticed $late ms late: $events', ({ late, events }) => {
    expect(happened(overdue(waiting, moment(START + late)))).toEqual(events)
  })

  test('[C-8] slept through, the people at the pitch get a whole changeover, and nothing after the session', () => {
    expect(overdue(waiting, moment(20 * MINUTE))).toEqual([
      { type: 'postponed', startsAt: 20 * MINUTE + 30 * SECOND },
    ])
    const over = overdue(waiting, moment(SESSION_END - 30 * SECOND))
    expect(over).toEqual([{ type: 'postponed', startsAt: null }])
    expect(overdue(after(waiting, over), moment(SESSION_END + MINUTE))).toEqual([])
  })

  test('[C-8] a server that slept through the whistle gives the next match its whole changeover', () => {
    const evening = settled(does(running(3), goal(1, 1)), 30 * MINUTE)
    expect(playOf(evening)).toMatchObject({
      ended: [{ at: END }],
      now: { is: 'waiting', startsAt: 30 * MINUTE + 30 * SECOND },
    })
  })

  test("[M-9] a start that a clock put forward moved to the session's end does not come", () => {
    const moved = after(waiting, followClock(waiting, SESSION_END - START))
    expect(overdue(moved, moment(SESSION_END))).toEqual([{ type: 'postponed', startsAt: null }])
  })

  test('[M-9] after a toss it starts a changeover after the toss, unless it is held or the session is over', () => {
    const due = does(running(3), ends(MINUTE))
    const tossed = (at: number) =>
      does(due, toss({ team: 1, side: 'heads' }, { team: 2, side: 'tails' }, 'heads', at))
    expect(dueAt(tossed(2 * MINUTE))).toBe(2 * MINUTE + 30 * SECOND)
    expect(dueAt(tossed(SESSION_END - 30 * SECOND))).toBeNull()
  })

  test('[M-9] nobody plays alone: with one team left the announced match is called off', () => {
    const alone = after(pitch(2), [
      { type: 'hold-switched', hold: false, startsAt: 5 },
      { type: 'left', id: 'p2' },
    ])
    expect(overdue(alone, moment(5))).toEqual([{ type: 'postponed', startsAt: null }])
  })
})

describe('a machine whose clock is put back', () => {
  const HOUR = 60 * MINUTE
  const moved = (evening: Evening, byMs: number) => after(evening, followClock(evening, byMs))

  test('[C-9] a running match has as long left as before', () => {
    const evening = running(3)
    expect(leftMs(onPitch(moved(evening, -HOUR)), 2 * MINUTE - HOUR)).toBe(5 * MINUTE)
  })

  test('[C-9] [Q-3] a running match has its past moved with it, so that its presses are still its own', () => {
    const evening = moved(does(running(3), pauses(MINUTE), starts(2 * MINUTE)), -HOUR)
    const meant = { match: 1, madeAt: 3 * MINUTE - HOUR }
    expect(isOtherMatch(evening, meant, { at: 3 * MINUTE })).toBe(false)
    expect(onPitch(evening)).toMatchObject({
      calledAt: -HOUR,
      spells: [
        { from: -HOUR, to: MINUTE - HOUR },
        { from: 2 * MINUTE - HOUR, to: null },
      ],
    })
  })

  test('[C-9] [Q-4] a goal that comes after the end of a match that was moved corrects it', () => {
    const over = settled(moved(running(3), -HOUR), END - HOUR)
    const late = { id: 'late', match: 1, team: 2, by: 1, madeAt: END - SECOND - HOUR }
    expect(happened(lateGoal(over, late, moment(END - HOUR)) ?? [])).toContain('result-corrected')
  })

  test('[C-9] a start that is announced comes after as long as before', () => {
    const evening = settled(running(4), END)
    const due = dueAt(evening)
    expect(dueAt(moved(evening, -HOUR))).toBe((due ?? 0) - HOUR)
  })

  test.each`
    what                   | evening
    ${'nothing has begun'} | ${pitch(3)}
    ${'a match is called'} | ${does(pitch(3), calls(1, 2))}
    ${'the clock stands'}  | ${does(running(3), pauses(2 * MINUTE))}
  `('[C-9] nothing is to come when $what, so nothing moves', ({ evening }) => {
    expect(followClock(evening, -HOUR)).toEqual([])
  })

  test('[C-9] a clock that was not moved moves nothing', () => {
    expect(followClock(running(3), 0)).toEqual([])
  })
})
