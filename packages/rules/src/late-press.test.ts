import { describe, expect, test } from 'vitest'
import { applySettings } from './arrival.ts'
import { endGame } from './closing.ts'
import type { Game } from './game.ts'
import { isOtherMatch, lateGoal } from './late-press.ts'
import { changeScore, pauseClock } from './match.ts'
import {
  advanceTo,
  apply,
  callMatch,
  endMatchAt,
  eventTypes,
  MINUTE,
  moment,
  refusalOf,
  refusalWithDetails,
  requireMatch,
  requirePlay,
  run,
  runningGame,
  SECOND,
  scoreGoal,
  settings,
  startClockAt,
  startedGame,
  tossBetween,
  unwrap,
} from './testing/games.ts'
import {
  CHANGEOVER,
  decideLateGoal,
  END,
  lateGoalFor,
  NEXT,
  oneNil,
  queueOf,
  scores,
  soonAfter,
  withLateGoal,
} from './testing/late-goals.ts'

describe('a goal that arrives after the clock has ended its match', () => {
  test('[Q-4] [Q-6] between matches corrects result, queue and reason, and the players get a whole changeover', () => {
    // 0-0: both are off and 3 plays 4; with the goal team 2 stays on
    const drawn = advanceTo(runningGame(4), soonAfter)
    expect(queueOf(drawn)).toMatchObject({ order: [3, 4, 2, 1], reason: 'both-off' })
    const corrected = withLateGoal(drawn, soonAfter)
    expect(scores(corrected)).toEqual(['0-1'])
    expect(queueOf(corrected)).toEqual({
      order: [2, 3, 4, 1],
      holder: { team: 2, wins: 1 },
      reason: 'winner-stays',
      now: 'waiting',
    })
    expect(requirePlay(corrected).now).toEqual({ is: 'waiting', startsAt: soonAfter + CHANGEOVER })
    expect(requirePlay(corrected).ended[0]).toMatchObject({
      winner: 'b',
      why: 'time',
      fate: { because: 'winner-stays' },
    })
  })

  test('[Q-6] the same two with another score start at the planned time', () => {
    const corrected = withLateGoal(advanceTo(oneNil(4), soonAfter), soonAfter, lateGoalFor(1))
    expect(scores(corrected)).toEqual(['2-0'])
    expect(requirePlay(corrected).now).toEqual({ is: 'waiting', startsAt: NEXT })
  })

  test('[Q-6] a draw that it makes needs a coin, between the two who played', () => {
    const corrected = withLateGoal(advanceTo(oneNil(4), soonAfter), soonAfter)
    expect(queueOf(corrected)).toEqual({
      order: [1, 2, 3, 4],
      holder: null,
      reason: 'draw-needs-toss',
      now: 'toss',
    })
    const tossed = run(
      corrected,
      tossBetween({ team: 1, side: 'heads' }, { team: 2, side: 'tails' }, 'tails', soonAfter),
    )
    expect(queueOf(tossed).order).toEqual([2, 3, 4, 1])
  })

  test('[Q-6] a draw that it undoes needs the coin no more', () => {
    const drawn = advanceTo(run(oneNil(4), scoreGoal(2, MINUTE)), soonAfter)
    expect(queueOf(drawn).now).toBe('toss')
    expect(queueOf(withLateGoal(drawn, soonAfter))).toMatchObject({ order: [2, 3, 4, 1], now: 'waiting' })
  })

  test('[Q-6] [L-8] a goal that turns a draw into a win ends the wait for the coin, also at the limit of wins', () => {
    const gameOnHold = run(
      startedGame(3, { rules: { maxWinsInARow: 2, changeoverS: 300 } }),
      callMatch(1, 2),
      startClockAt(),
      scoreGoal(1, 1),
      scoreGoal(1, 2),
      callMatch(1, 3, SECOND),
      startClockAt(SECOND),
      scoreGoal(1, MINUTE),
      scoreGoal(3, MINUTE),
    )
    const at = END + 2 * SECOND
    const drawn = advanceTo(gameOnHold, at)
    expect(requirePlay(drawn)).toMatchObject({ now: { is: 'toss' }, reason: { because: 'draw-needs-toss' } })
    const late = { ...lateGoalFor(1), match: 2 }
    const corrected = apply(drawn, unwrap(lateGoal(drawn, late, { at, commitment: 'another' })!))
    expect(requirePlay(corrected)).toMatchObject({
      now: { is: 'waiting' },
      reason: { because: 'wins-cap-one-off', off: 1, stays: 3, wins: 2 },
      order: [3, 2, 1],
    })
  })

  test('[Q-6] while the next match is on hold it stays on hold', () => {
    const gameOnHold = apply(advanceTo(runningGame(4), soonAfter), [
      { type: 'hold-switched', hold: true, startsAt: null },
    ])
    expect(requirePlay(withLateGoal(gameOnHold, soonAfter)).now).toEqual({ is: 'waiting', startsAt: null })
  })

  test('[Q-7] during the next match without a goal: the wrong two are called off, the right two are next', () => {
    const at = NEXT + 20 * SECOND
    const wrong = advanceTo(runningGame(4), at)
    expect(requireMatch(wrong)).toMatchObject({ number: 2, a: 3, b: 4 })
    const corrected = withLateGoal(wrong, at)
    expect(queueOf(corrected)).toMatchObject({ order: [2, 3, 4, 1], now: 'waiting' })
    expect(requirePlay(corrected).now).toEqual({ is: 'waiting', startsAt: at + CHANGEOVER })
    expect(requireMatch(advanceTo(corrected, at + CHANGEOVER))).toMatchObject({ number: 2, a: 2, b: 3 })
  })

  test('[Q-7] during the next match without a goal: the wrong two are called off for the coin', () => {
    const corrected = withLateGoal(advanceTo(oneNil(4), NEXT), NEXT)
    expect(queueOf(corrected)).toMatchObject({ order: [1, 2, 3, 4], holder: null, now: 'toss' })
  })

  test('[Q-7] during the next match of the right two: it goes on, and the staying team is right', () => {
    const goesOn = withLateGoal(advanceTo(oneNil(4), NEXT), NEXT, lateGoalFor(1))
    expect(requireMatch(goesOn)).toEqual(requireMatch(advanceTo(oneNil(4), NEXT)))
    // two teams: they play again in any case, but now team 2 has one win
    const rematch = withLateGoal(advanceTo(runningGame(2), NEXT), NEXT)
    expect(requireMatch(rematch)).toMatchObject({ number: 2, a: 1, b: 2 })
    expect(requirePlay(rematch).holder).toEqual({ team: 2, wins: 1 })
  })

  test('[Q-7] during a match that an admin chose: it goes on, and the queue behind it is corrected', () => {
    const chosen = run(advanceTo(runningGame(5), soonAfter), callMatch(4, 5, soonAfter))
    expect(queueOf(chosen).order).toEqual([4, 5, 3, 2, 1])
    const corrected = withLateGoal(chosen, soonAfter)
    expect(queueOf(corrected)).toEqual({
      order: [4, 5, 2, 3, 1],
      holder: null,
      reason: 'chosen',
      now: 'match',
    })
    expect(scores(corrected)).toEqual(['0-1'])
    const drawn = run(advanceTo(oneNil(5), soonAfter), callMatch(4, 5, soonAfter))
    expect(queueOf(withLateGoal(drawn, soonAfter))).toEqual(queueOf(drawn))
    expect(scores(withLateGoal(drawn, soonAfter))).toEqual(['1-1'])
  })

  test('[Q-6] by the rules of the match, and with the teams that came and went since', () => {
    const joined = apply(advanceTo(runningGame(4), soonAfter), [
      { type: 'drafted', team: 5, ids: ['p9'], by: 'hand' },
      { type: 'left', id: 'p3' },
    ])
    expect(queueOf(withLateGoal(joined, soonAfter)).order).toEqual([2, 4, 5, 1])
  })
})

describe('a press that', () => {
  const ended = advanceTo(oneNil(4), END + SECOND)
  const paused = run(runningGame(4), (state) => pauseClock(state, moment(MINUTE)))
  const wentOn = advanceTo(run(paused, startClockAt(2 * MINUTE)), 10 * MINUTE)

  test.each<[string, Game, ReturnType<typeof lateGoalFor>]>([
    ['was made at the end', ended, lateGoalFor(1, 1, END)],
    ['was made after the end', ended, lateGoalFor(1, 1, END + 1)],
    [
      'was made before the start',
      run(startedGame(4), callMatch(1, 2), startClockAt(5), endMatchAt(9)),
      lateGoalFor(1, 1, 4),
    ],
    ['was made during a pause', wentOn, lateGoalFor(1, 1, MINUTE)],
    ['is of a match that never was', ended, { ...lateGoalFor(1), match: 7 }],
    ['is of the match that is on', runningGame(4), lateGoalFor(1)],
    ['comes before Play Ball', startedGame(4), lateGoalFor(1)],
  ])('[Q-1] %s is no late press', (_, game, late) => {
    expect(lateGoal(game, late, moment(END + 2))).toBeNull()
  })

  test('[Q-1] has no time or no match is no late press', () => {
    const { match, madeAt, ...otherFields } = lateGoalFor(1)
    expect(lateGoal(ended, { ...otherFields, match }, moment(END + 2))).toBeNull()
    expect(lateGoal(ended, { ...otherFields, madeAt }, moment(END + 2))).toBeNull()
  })

  test('[Q-1] was made at the very start or in the last millisecond counts', () => {
    for (const madeAt of [0, END - 1])
      expect(eventTypes(decideLateGoal(ended, END + 2, lateGoalFor(1, 1, madeAt)))).toBeTruthy()
    expect(eventTypes(decideLateGoal(wentOn, 10 * MINUTE, lateGoalFor(1, 1, 2 * MINUTE)))).toContain(
      'result-corrected',
    )
  })

  test('[Q-4] is for a team that did not play, or goes below zero, is refused', () => {
    expect(refusalWithDetails(decideLateGoal(ended, END + 2, lateGoalFor(3)))).toEqual({
      ...{ refusal: 'not-on-pitch', about: { team: 3 } },
    })
    expect(refusalOf(decideLateGoal(ended, END + 2, lateGoalFor(2, -1)))).toBe('below-zero')
  })

  test('[Q-2] was made before a pause counts during it; one made in the pause does not', () => {
    const scored = (madeAt?: number) => changeScore(paused, { team: 1, by: 1, madeAt }, moment(MINUTE + 9))
    expect(eventTypes(scored(MINUTE - 1))).toEqual(['scored'])
    expect(refusalOf(scored(MINUTE))).toBe('not-running')
    expect(refusalOf(scored())).toBe('not-running')
  })

  test.each<[string, boolean, Parameters<typeof isOtherMatch>[1], Game]>([
    ['names the match that is on', false, { match: 1 }, runningGame(4)],
    ['names none', false, { madeAt: -MINUTE }, runningGame(4)],
    ['names another', true, { match: 2 }, runningGame(4)],
    [
      'was made for its number before the match began',
      true,
      { match: 1, madeAt: -2 * SECOND },
      runningGame(4),
    ],
    ['was made by a clock that is a little slow', false, { match: 1, madeAt: -SECOND }, runningGame(4)],
    [
      'was made long before the match that is called and not kicked off',
      false,
      { match: 1, madeAt: -MINUTE },
      run(startedGame(4), callMatch(1, 2)),
    ],
    ['comes while none is on', false, { match: 1 }, ended],
  ])('[Q-3] %s means another match: %s', (_, other, target, game) => {
    expect(isOtherMatch(game, target, { at: MINUTE })).toBe(other)
  })

  test('[Q-3] a match that was paused while the clock was put back is still meant', () => {
    expect(isOtherMatch(paused, { match: 1, madeAt: -60 * MINUTE }, { at: -60 * MINUTE })).toBe(false)
  })
})

test('[Q-6] the queue follows a goal of a match without a toss, whatever was tossed before', () => {
  const tossed = run(
    advanceTo(run(oneNil(4), scoreGoal(2, MINUTE)), END),
    tossBetween({ team: 1, side: 'heads' }, { team: 2, side: 'tails' }, 'heads', END),
  )
  const [a = 0, b = 0] = requirePlay(tossed).order
  const second = run(tossed, callMatch(a, b, NEXT), startClockAt(NEXT), scoreGoal(a, NEXT + SECOND))
  const ended = advanceTo(second, NEXT + END)
  const late = { ...lateGoalFor(a, 1, NEXT + 2 * SECOND), match: 2 }
  expect(eventTypes(decideLateGoal(ended, NEXT + END + SECOND, late))).toContain('result-corrected')
})

test('[Q-4] once the game is ended by hand the queue follows no goal any more', () => {
  const ended = run(advanceTo(oneNil(4), END + SECOND), (state) => endGame(state, END + 2 * SECOND))
  expect(eventTypes(decideLateGoal(ended, END + 3 * SECOND))).toEqual(['late-press'])
})

test('[C-7] [Q-6] the queue follows by the rules with which the match was called', () => {
  const ended = advanceTo(oneNil(4), END + SECOND)
  const wanted = settings({ teamSize: 1, rules: { scoredDraw: 'both_off' } })
  const changed = apply(ended, applySettings(ended, wanted, END + SECOND))
  expect(changed.settings.houseRules.scoredDraw).toBe('both_off')
  expect(queueOf(withLateGoal(changed, END + 2 * SECOND)).now).toBe('toss')
})

test('[Q-3] a press of long ago that arrives with the first moment of the match is not part of it', () => {
  expect(isOtherMatch(runningGame(2), { match: 1, madeAt: -60 * MINUTE }, { at: 0 })).toBe(true)
})
