import { describe, expect, test } from 'vitest'
import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { applyClockShift, dueAt, isOver, isUnderWay, overdue } from './clock.ts'
import { endGame } from './closing.ts'
import type { Game } from './game.ts'
import { isOtherMatch, lateGoal } from './late-press.ts'
import { changeScore, holdNextMatch, leftMs, lengthMs, pauseClock, startClock } from './match.ts'
import {
  advanceTo,
  apply,
  arrivedGame,
  callMatch,
  endMatchAt,
  eventTypes,
  MINUTE,
  moment,
  refusalOf,
  requireMatch,
  requirePlay,
  run,
  runningGame,
  SECOND,
  SESSION_END,
  scoreGoal,
  settings,
  startClockAt,
  startedGame,
  tossBetween,
} from './testing/games.ts'

const pauseAt = (at: number) => (state: Game) => pauseClock(state, moment(at))
const settledAt = (game: Game, at: number) => apply(game, overdue(game, moment(at)))
const END = 7 * MINUTE
const CLOSING = SESSION_END + GAME_CLOSES_AFTER_MS

describe('the clock', () => {
  test.each`
    state                           | evening                                                               | at             | left
    ${'before it starts'}           | ${run(startedGame(3), callMatch(1, 2))}                               | ${MINUTE}      | ${END}
    ${'as it starts'}               | ${runningGame(3)}                                                     | ${0}           | ${END}
    ${'a minute in'}                | ${runningGame(3)}                                                     | ${MINUTE}      | ${6 * MINUTE}
    ${'at the end'}                 | ${runningGame(3)}                                                     | ${END}         | ${0}
    ${'after the end'}              | ${runningGame(3)}                                                     | ${END + 1}     | ${0}
    ${'asked for a time before it'} | ${runningGame(3)}                                                     | ${-MINUTE}     | ${END}
    ${'paused after two, later'}    | ${run(runningGame(3), pauseAt(2 * MINUTE))}                           | ${50 * MINUTE} | ${5 * MINUTE}
    ${'running on after the pause'} | ${run(runningGame(3), pauseAt(2 * MINUTE), startClockAt(9 * MINUTE))} | ${10 * MINUTE} | ${4 * MINUTE}
  `('[C-1] $state: $left ms left', ({ evening: game, at, left }) => {
    expect(lengthMs(requireMatch(game))).toBe(END)
    expect(leftMs(requireMatch(game), at)).toBe(left)
  })

  test('[C-1] the length is that of the group', () => {
    expect(lengthMs(requireMatch(runningGame(3, { rules: { durationS: 90 } })))).toBe(90 * SECOND)
  })

  test('[C-2] started twice, it still ends at the same moment', () => {
    const game = runningGame(3)
    expect(startClock(game, moment(MINUTE))).toEqual({ ok: true, value: [] })
    expect(dueAt(game)).toBe(END)
  })

  test('[C-2] [C-3] without a match there is no clock; a clock that never ran cannot be paused', () => {
    expect(refusalOf(startClock(startedGame(3), moment(0)))).toBe('no-match')
    expect(refusalOf(pauseClock(startedGame(3), moment(0)))).toBe('no-match')
    expect(refusalOf(pauseClock(run(startedGame(3), callMatch(1, 2)), moment(0)))).toBe('not-running')
  })

  test('[C-3] paused twice, it is paused once, with the time left at the first pause', () => {
    const game = run(runningGame(3), pauseAt(MINUTE))
    expect(pauseClock(game, moment(2 * MINUTE))).toEqual({ ok: true, value: [] })
    expect(requireMatch(game).clock).toEqual({ phase: 'paused', leftMs: 6 * MINUTE })
  })

  test('[C-5] the clock is due at the end of the match, at the start of the next, when it closes the game, and then never', () => {
    expect(dueAt(startedGame(3))).toBe(CLOSING)
    expect(dueAt(run(startedGame(3), callMatch(1, 2)))).toBe(CLOSING)
    expect(dueAt(runningGame(3))).toBe(END)
    expect(dueAt(run(runningGame(3), pauseAt(1)))).toBe(CLOSING)
    expect(dueAt(run(runningGame(3), scoreGoal(1, 1), scoreGoal(2, 2), endMatchAt(3)))).toBe(CLOSING)
    expect(dueAt(run(runningGame(3), scoreGoal(1, 1, 2)))).toBe(30 * SECOND + 1)
    expect(dueAt(settledAt(startedGame(3), CLOSING))).toBeNull()
  })
})

describe('the final whistle', () => {
  test('[C-4] does not come a millisecond early', () => {
    expect(overdue(runningGame(3), moment(END - 1))).toEqual([])
    expect(overdue(run(runningGame(3), pauseAt(1)), moment(SESSION_END))).toEqual([])
  })

  test.each([END, END + 1, END + 90 * MINUTE])(
    '[C-4] [M-8] processed only at %i ms, the match ended at the moment of its clock',
    (at) => {
      expect(overdue(run(runningGame(3), scoreGoal(2, MINUTE)), moment(at))).toMatchObject([
        { type: 'ended', why: 'time', winner: 'b', at: END, playedMs: END },
        { type: 'lined-up' },
      ])
    },
  )

  test('[C-4] a draw at the end of the time brings a coin, and the clock then waits for people', () => {
    const game = settledAt(run(runningGame(3), scoreGoal(1, 1), scoreGoal(2, 2)), END)
    expect(requirePlay(game).now.is).toBe('toss')
    expect(overdue(game, moment(SESSION_END))).toEqual([])
  })

  test('[C-4] when it is computed again at once, no event follows', () => {
    const late = settledAt(run(runningGame(3), scoreGoal(1, 1)), END + 3)
    expect(overdue(late, moment(END + 3))).toEqual([])
  })

  test('[C-6] with a last play the clock stays at zero, scoring stays open, and an admin ends it', () => {
    const zero = settledAt(runningGame(3, { rules: { atZero: 'last_play' } }), END + 5)
    expect(requireMatch(zero).clock).toEqual({ phase: 'last-play' })
    expect(leftMs(requireMatch(zero), END + 5)).toBe(0)
    expect(dueAt(zero)).toBe(CLOSING)
    expect(eventTypes(startClock(zero, moment(END + 6)))).toEqual([])
    expect(refusalOf(pauseAt(END + 6)(zero))).toBe('not-running')
    const scored = run(zero, scoreGoal(1, END + 7))
    expect(run(scored, endMatchAt(END + 8)).play?.ended).toMatchObject([
      { winner: 'a', at: END + 8, playedMs: END, score: { a: 1, b: 0 } },
    ])
  })

  test('[C-6] the last play ends without a whistle only when a goal decides it', () => {
    const zero = settledAt(run(runningGame(3, { rules: { atZero: 'last_play' } }), scoreGoal(1, 1)), END)
    expect(eventTypes(scoreGoal(1, END + 1)(zero))).toEqual(['scored', 'ended', 'lined-up'])
  })

  test('[C-7] the rules of a match are those it was called with', () => {
    const game = run(runningGame(3), scoreGoal(1, 1, 2))
    const longer = apply(game, [
      { type: 'settings-changed', settings: settings({ rules: { durationS: 60 } }) },
    ])
    const called = run(longer, callMatch(1, 3, MINUTE), startClockAt(MINUTE))
    const changed = apply(called, [
      { type: 'settings-changed', settings: settings({ rules: { durationS: 600 } }) },
    ])
    expect(dueAt(changed)).toBe(2 * MINUTE)
  })
})

describe('the next match', () => {
  const waiting = run(runningGame(3), scoreGoal(1, MINUTE, 2))
  const START = MINUTE + 30 * SECOND

  test('[C-4] starts, clock included, at the moment for which it was announced', () => {
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

  test('[C-4] a changeover of zero starts it in the same moment, once', () => {
    const game = run(runningGame(3, { rules: { changeoverS: 0 } }), scoreGoal(1, 1))
    expect(eventTypes(overdue(game, moment(END)))).toEqual([
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
    expect(eventTypes(overdue(waiting, moment(START + late)))).toEqual(events)
  })

  test('[C-8] after a missed start the people at the pitch get a whole changeover, and nothing starts after the session', () => {
    expect(overdue(waiting, moment(20 * MINUTE))).toEqual([
      { type: 'postponed', startsAt: 20 * MINUTE + 30 * SECOND },
    ])
    const afterEnd = overdue(waiting, moment(SESSION_END - 30 * SECOND))
    expect(afterEnd).toEqual([{ type: 'postponed', startsAt: null }])
    expect(overdue(apply(waiting, afterEnd), moment(SESSION_END + MINUTE))).toEqual([])
  })

  test('[C-8] a server that missed the whistle gives the next match its whole changeover', () => {
    const game = settledAt(run(runningGame(3), scoreGoal(1, 1)), 30 * MINUTE)
    expect(requirePlay(game)).toMatchObject({
      ended: [{ at: END }],
      now: { is: 'waiting', startsAt: 30 * MINUTE + 30 * SECOND },
    })
  })

  test("[M-9] a start that a clock put forward moved to the session's end does not happen", () => {
    const moved = apply(waiting, applyClockShift(waiting, SESSION_END - START))
    expect(overdue(moved, moment(SESSION_END))).toEqual([{ type: 'postponed', startsAt: null }])
  })

  test('[M-9] after a toss it starts a changeover after the toss, unless it is on hold or the session is over', () => {
    const due = run(runningGame(3), endMatchAt(MINUTE))
    const tossed = (at: number) =>
      run(due, tossBetween({ team: 1, side: 'heads' }, { team: 2, side: 'tails' }, 'heads', at))
    expect(dueAt(tossed(2 * MINUTE))).toBe(2 * MINUTE + 30 * SECOND)
    expect(dueAt(tossed(SESSION_END - 30 * SECOND))).toBe(CLOSING)
  })

  test('[M-9] no team plays alone: with one team left the announced match is called off', () => {
    const alone = apply(startedGame(2), [
      { type: 'hold-switched', hold: false, startsAt: 5 },
      { type: 'left', id: 'p2' },
    ])
    expect(overdue(alone, moment(5))).toEqual([{ type: 'postponed', startsAt: null }])
  })
})

describe('a game at the end of its session', () => {
  const ended = run(runningGame(3), scoreGoal(1, MINUTE, 2))
  test.each`
    what                              | evening                                                                  | isOn     | over
    ${'before Play Ball'}             | ${arrivedGame(3)}                                                        | ${false} | ${SESSION_END}
    ${'before its first match'}       | ${startedGame(3)}                                                        | ${false} | ${SESSION_END}
    ${'with a match'}                 | ${runningGame(3)}                                                        | ${true}  | ${CLOSING}
    ${'with a start to come'}         | ${ended}                                                                 | ${true}  | ${CLOSING}
    ${'with the next match on hold'}  | ${run(ended, (game: Game) => holdNextMatch(game, true, moment(MINUTE)))} | ${false} | ${SESSION_END}
    ${'with a coin due'}              | ${run(runningGame(3), endMatchAt(MINUTE))}                               | ${true}  | ${CLOSING}
    ${'that was ended by hand early'} | ${run(startedGame(3), (game: Game) => endGame(game, MINUTE))}            | ${false} | ${0}
  `('[D-10] $what is under way: $isOn, and over from $over on', ({ evening: game, isOn, over }) => {
    expect(isUnderWay(game)).toBe(isOn)
    expect([over - 1, over].map((now) => isOver(game, now))).toEqual([over === 0, true])
  })
})

describe('a machine whose clock is put back', () => {
  const HOUR = 60 * MINUTE
  const moved = (game: Game, byMs: number) => apply(game, applyClockShift(game, byMs))

  test('[C-9] a running match has as long left as before', () => {
    const game = runningGame(3)
    expect(leftMs(requireMatch(moved(game, -HOUR)), 2 * MINUTE - HOUR)).toBe(5 * MINUTE)
  })

  test('[C-9] [Q-3] a running match has its scoring periods moved with it, so that its presses still count', () => {
    const game = moved(run(runningGame(3), pauseAt(MINUTE), startClockAt(2 * MINUTE)), -HOUR)
    const target = { match: 1, madeAt: 3 * MINUTE - HOUR }
    expect(isOtherMatch(game, target, { at: 3 * MINUTE })).toBe(false)
    expect(requireMatch(game)).toMatchObject({
      calledAt: -HOUR,
      spells: [
        { from: -HOUR, to: MINUTE - HOUR },
        { from: 2 * MINUTE - HOUR, to: null },
      ],
    })
  })

  test('[C-9] [Q-4] a goal that arrives after the end of a match that was moved corrects it', () => {
    const afterEnd = settledAt(moved(runningGame(3), -HOUR), END - HOUR)
    const late = { id: 'late', match: 1, team: 2, by: 1, madeAt: END - SECOND - HOUR }
    expect(eventTypes(lateGoal(afterEnd, late, moment(END - HOUR)) ?? [])).toContain('result-corrected')
  })

  test('[C-9] an announced start comes after the same time as before', () => {
    const game = settledAt(runningGame(4), END)
    const due = dueAt(game)
    expect(dueAt(moved(game, -HOUR))).toBe((due ?? 0) - HOUR)
  })

  test.each`
    what                     | evening
    ${'nothing has begun'}   | ${startedGame(3)}
    ${'a match is called'}   | ${run(startedGame(3), callMatch(1, 2))}
    ${'the clock is paused'} | ${run(runningGame(3), pauseAt(2 * MINUTE))}
  `('[C-9] nothing is scheduled when $what, so nothing moves', ({ evening: game }) => {
    expect(applyClockShift(game, -HOUR)).toEqual([])
  })

  test('[C-9] a clock that was not moved moves nothing', () => {
    expect(applyClockShift(runningGame(3), 0)).toEqual([])
  })
})

test('[M-6] [Q-1] of a thousand presses, one each millisecond around the end, those made before it count, at once and late', () => {
  const scores = (game: Game) => requirePlay(game).ended.map(({ score: { a, b } }) => `${a}-${b}`)
  const running = runningGame(4)
  const changeover = END + 30 * SECOND - 1
  for (let madeAt = END - 500; madeAt < END + 500; madeAt += 1) {
    const isInTime = madeAt < END
    const atOnce = changeScore(advanceTo(running, madeAt), { team: 1, by: 1 }, moment(madeAt))
    expect([madeAt, atOnce.ok]).toEqual([madeAt, isInTime])
    const over = advanceTo(atOnce.ok ? apply(running, atOnce.value) : running, changeover)
    expect([madeAt, scores(over)]).toEqual([madeAt, [isInTime ? '1-0' : '0-0']])
    const goal = { id: 'late', match: 1, team: 1, by: 1, madeAt }
    const late = lateGoal(advanceTo(running, changeover), goal, moment(changeover))
    expect([madeAt, late?.ok ?? false]).toEqual([madeAt, isInTime])
    if (late?.ok) expect(scores(apply(advanceTo(running, changeover), late.value))).toEqual(['1-0'])
  }
})
