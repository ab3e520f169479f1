import { describe, expect, test } from 'vitest'
import { applySettings } from './arrival.ts'
import { endGame } from './closing.ts'
import type { Game } from './game.ts'
import { isOtherMatch, lateGoal, settleLatePress } from './late-press.ts'
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
  unwrap,
} from './testing/games.ts'

const END = 7 * MINUTE
const CHANGEOVER = 30 * SECOND
const NEXT = END + CHANGEOVER

/** A goal of match 1, made in its last second. */
const lateGoalFor = (team: number, by = 1, madeAt = END - SECOND) => ({
  id: 'late',
  match: 1,
  team,
  by,
  madeAt,
})
const decideLateGoal = (game: Game, at: number, goalInput = lateGoalFor(2)) => {
  const decision = lateGoal(game, goalInput, moment(at))
  if (!decision) throw new Error('This press is late and was not known as such.')
  return decision
}
const withLateGoal = (game: Game, at: number, goalInput = lateGoalFor(2)) =>
  apply(game, unwrap(decideLateGoal(game, at, goalInput)))

const scores = (game: Game) => requirePlay(game).ended.map(({ score: { a, b } }) => `${a}-${b}`)
const queueOf = (game: Game) => {
  const { order, holder, reason, now } = requirePlay(game)
  return { order, holder, reason: reason.because, now: now.is }
}
/** One goal for team 1 before the end; then the clock ends the match. */
const oneNil = (teams: number) => run(runningGame(teams), scoreGoal(1, MINUTE))

const soonAfter = END + 10 * SECOND

describe('a goal that comes after the clock has ended its match', () => {
  test('[Q-4] [Q-6] between matches corrects result, line and reason, and the people get a whole changeover', () => {
    // 0-0: both are out and 3 plays 4; with the goal team 2 stays on
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

  test('[Q-6] the same two with another score start when they were going to', () => {
    const corrected = withLateGoal(advanceTo(oneNil(4), soonAfter), soonAfter, lateGoalFor(1))
    expect(scores(corrected)).toEqual(['2-0'])
    expect(requirePlay(corrected).now).toEqual({ is: 'waiting', startsAt: NEXT })
  })

  test('[Q-6] a draw that it brings about brings the coin, between the two who played', () => {
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

  test('[Q-6] a draw that it undoes takes the coin away', () => {
    const drawn = advanceTo(run(oneNil(4), scoreGoal(2, MINUTE)), soonAfter)
    expect(queueOf(drawn).now).toBe('toss')
    expect(queueOf(withLateGoal(drawn, soonAfter))).toMatchObject({ order: [2, 3, 4, 1], now: 'waiting' })
  })

  test('[Q-6] [L-8] a goal that makes a win of a draw ends the wait for the coin, also at the limit of wins', () => {
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

  test('[Q-6] while the next match is held it stays held', () => {
    const gameOnHold = apply(advanceTo(runningGame(4), soonAfter), [
      { type: 'hold-switched', hold: true, startsAt: null },
    ])
    expect(requirePlay(withLateGoal(gameOnHold, soonAfter)).now).toEqual({ is: 'waiting', startsAt: null })
  })

  test('[Q-7] into the next match without a goal: the wrong two are called off, the right two are next', () => {
    const at = NEXT + 20 * SECOND
    const wrong = advanceTo(runningGame(4), at)
    expect(requireMatch(wrong)).toMatchObject({ number: 2, a: 3, b: 4 })
    const corrected = withLateGoal(wrong, at)
    expect(queueOf(corrected)).toMatchObject({ order: [2, 3, 4, 1], now: 'waiting' })
    expect(requirePlay(corrected).now).toEqual({ is: 'waiting', startsAt: at + CHANGEOVER })
    expect(requireMatch(advanceTo(corrected, at + CHANGEOVER))).toMatchObject({ number: 2, a: 2, b: 3 })
  })

  test('[Q-7] into the next match without a goal: the wrong two are called off for the coin', () => {
    const corrected = withLateGoal(advanceTo(oneNil(4), NEXT), NEXT)
    expect(queueOf(corrected)).toMatchObject({ order: [1, 2, 3, 4], holder: null, now: 'toss' })
  })

  test('[Q-7] into the next match of the right two: it goes on, and who holds the pitch is known', () => {
    const goesOn = withLateGoal(advanceTo(oneNil(4), NEXT), NEXT, lateGoalFor(1))
    expect(requireMatch(goesOn)).toEqual(requireMatch(advanceTo(oneNil(4), NEXT)))
    // two teams: they play again whatever it was, but now team 2 has won one
    const rematch = withLateGoal(advanceTo(runningGame(2), NEXT), NEXT)
    expect(requireMatch(rematch)).toMatchObject({ number: 2, a: 1, b: 2 })
    expect(requirePlay(rematch).holder).toEqual({ team: 2, wins: 1 })
  })

  test('[Q-7] into a match that an admin chose: it goes on, and the line behind it is put right', () => {
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

  test('[Q-6] by the rules the match was played by, and with the teams that came and went since', () => {
    const joined = apply(advanceTo(runningGame(4), soonAfter), [
      { type: 'drafted', team: 5, ids: ['p9'], by: 'hand' },
      { type: 'left', id: 'p3' },
    ])
    expect(queueOf(withLateGoal(joined, soonAfter)).order).toEqual([2, 4, 5, 1])
  })
})

const afterAllLeft = (game: Game, team: number) => {
  const players = game.teams.find(({ number }) => number === team)?.players ?? []
  return apply(
    game,
    players.map((id) => ({ type: 'left', id })),
  )
}

describe('a goal that comes when the evening has gone on', () => {
  const games: [string, Game, number][] = [
    ['the next match has a goal', run(advanceTo(oneNil(4), NEXT), scoreGoal(3, NEXT + 1)), NEXT + 2],
    ['the match was ended by hand', run(oneNil(4), endMatchAt(END - 1)), END],
    ['the match was ended by goals', run(oneNil(4), scoreGoal(1, END - 1)), END],
    [
      'the coin has fallen',
      run(
        advanceTo(run(oneNil(4), scoreGoal(2, MINUTE)), END),
        tossBetween({ team: 1, side: 'heads' }, { team: 2, side: 'tails' }, 'heads', END),
      ),
      END + 1,
    ],
    ['one of the two teams has nobody left', afterAllLeft(advanceTo(oneNil(4), soonAfter), 1), soonAfter],
    ['the match after it is over too', run(advanceTo(oneNil(4), NEXT), endMatchAt(NEXT + 1)), NEXT + 2],
  ]

  test.each(games)('[Q-4] because %s, it waits for an admin and changes nothing', (_, game, at) => {
    const waiting = withLateGoal(game, at)
    expect(scores(waiting)).toEqual(scores(game))
    expect(queueOf(waiting)).toEqual(queueOf(game))
    expect(requirePlay(waiting).late).toEqual([
      { id: 'late', matchNumber: 1, side: 'b', by: 1, madeAt: END - SECOND, at, fate: 'waiting' },
    ])
  })

  const [, continued, at] = games[0]!
  const waiting = withLateGoal(continued, at)
  const decides = (game: Game, keep: boolean) => settleLatePress(game, { id: 'late', keep }, moment(at))

  test('[Q-5] kept, it corrects score and winner, and the line stays where the evening has taken it', () => {
    const keptGame = apply(waiting, unwrap(decides(waiting, true)))
    expect(requirePlay(keptGame).ended[0]).toMatchObject({ score: { a: 1, b: 1 }, winner: null })
    expect(queueOf(keptGame)).toEqual(queueOf(continued))
    expect(requirePlay(keptGame).late[0]?.fate).toBe('kept')
  })

  test('[Q-5] dropped, it changes no result', () => {
    const dropped = apply(waiting, unwrap(decides(waiting, false)))
    expect(requirePlay(dropped).ended).toEqual(requirePlay(continued).ended)
    expect(requirePlay(dropped).late[0]?.fate).toBe('dropped')
  })

  test.each([true, false])('[Q-5] decided once (%s), it is not decided again', (keep) => {
    const decided = apply(waiting, unwrap(decides(waiting, keep)))
    for (const keep of [true, false]) expect(refusalOf(decides(decided, keep))).toBe('late-press-settled')
  })

  test('[Q-5] one that nobody made is not known', () => {
    expect(refusalOf(settleLatePress(continued, { id: 'late', keep: true }, moment(at)))).toBe(
      'late-press-not-found',
    )
    expect(refusalOf(settleLatePress(startedGame(2), { id: 'late', keep: false }, moment(at)))).toBe(
      'late-press-not-found',
    )
  })

  test('[Q-5] kept while nobody has scored since, it moves the line after all', () => {
    const early = withLateGoal(run(runningGame(4), endMatchAt(END - 1)), END)
    const keptGame = apply(early, unwrap(settleLatePress(early, { id: 'late', keep: true }, moment(END))))
    expect(queueOf(keptGame)).toMatchObject({ order: [2, 3, 4, 1], holder: { team: 2, wins: 1 } })
  })

  test('[Q-5] kept when the evening has closed by itself, it mends its match and moves no line', () => {
    const early = withLateGoal(run(runningGame(4), endMatchAt(END - 1)), END)
    const closed = moment(SESSION_END + 7 * 60 * MINUTE)
    const keptGame = apply(early, unwrap(settleLatePress(early, { id: 'late', keep: true }, closed)))
    expect(scores(keptGame)).toEqual(['0-1'])
    expect(queueOf(keptGame)).toEqual(queueOf(early))
  })

  test('[Q-4] a goal and its taking back both wait, and no score goes below zero', () => {
    expect(refusalOf(decideLateGoal(continued, at, lateGoalFor(2, -1)))).toBe('below-zero')
    const both = withLateGoal(waiting, at, { ...lateGoalFor(2, -1), id: 'back' })
    expect(requirePlay(both).late.map(({ by }) => by)).toEqual([1, -1])
    const first = settleLatePress(both, { id: 'back', keep: true }, moment(at))
    expect(refusalOf(first)).toBe('below-zero')
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

  test('[Q-1] does not say when it was made, or in which match, is no late press', () => {
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

  test('[Q-4] is for a team that did not play, or takes below zero, is refused', () => {
    expect(refusalOf(decideLateGoal(ended, END + 2, lateGoalFor(3)))).toBe('not-on-pitch')
    expect(refusalOf(decideLateGoal(ended, END + 2, lateGoalFor(2, -1)))).toBe('below-zero')
  })

  test('[Q-2] was made before a pause counts in it, one made in the pause does not', () => {
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
    ['comes while none is on', false, { match: 1 }, ended],
  ])('[Q-3] %s means another match: %s', (_, other, target, game) => {
    expect(isOtherMatch(game, target, { at: MINUTE })).toBe(other)
  })

  test('[Q-3] a match that stood while the clock was put back is still meant', () => {
    expect(isOtherMatch(paused, { match: 1, madeAt: -60 * MINUTE }, { at: -60 * MINUTE })).toBe(false)
  })
})

describe('[Q-4] a goal taken off late is weighed against what still waits', () => {
  /** 2-0 after two minutes, and 0-2 of teams 1 and 3 after that. */
  const twoMatches = run(
    runningGame(4),
    scoreGoal(1, MINUTE, 2),
    callMatch(1, 3, 2 * MINUTE),
    startClockAt(2 * MINUTE),
    scoreGoal(3, 3 * MINUTE, 2),
  )
  const late = (id: string, match: number, team: number, by: number) => ({
    id,
    match,
    team,
    by,
    madeAt: match === 1 ? SECOND : 2 * MINUTE + SECOND,
  })
  const waiting = (state: Game, ...goals: ReturnType<typeof late>[]) =>
    goals.reduce((current, one) => withLateGoal(current, 4 * MINUTE, one), state)
  const withCallOff = (state: Game, match: number, team: number) =>
    refusalOf(decideLateGoal(state, 4 * MINUTE, late('off', match, team, -1)))

  test.each<[string, Game, number, number, string]>([
    ['a goal of the same side', waiting(twoMatches, late('one', 1, 2, 1)), 1, 2, 'allowed'],
    ['nothing', twoMatches, 1, 2, 'below-zero'],
    ['a goal of the other side', waiting(twoMatches, late('one', 1, 1, 1)), 1, 2, 'below-zero'],
    ['a goal of that side in another match', waiting(twoMatches, late('one', 1, 1, 1)), 2, 1, 'below-zero'],
    [
      'a goal that was dropped meanwhile',
      run(waiting(twoMatches, late('one', 1, 2, 1)), (state) =>
        settleLatePress(state, { id: 'one', keep: false }, moment(4 * MINUTE)),
      ),
      1,
      2,
      'below-zero',
    ],
  ])('%s', (_, game, match, team, answer) => {
    expect(withCallOff(game, match, team)).toBe(answer)
  })
})

test('[Q-4] once the evening is ended by hand the line follows no goal any more', () => {
  const ended = run(advanceTo(oneNil(4), END + SECOND), (state) => endGame(state, END + 2 * SECOND))
  expect(eventTypes(decideLateGoal(ended, END + 3 * SECOND))).toEqual(['late-press'])
})

test('[C-7] [Q-6] the line follows by the rules that the match was called with', () => {
  const ended = advanceTo(oneNil(4), END + SECOND)
  const wanted = settings({ teamSize: 1, rules: { scoredDraw: 'both_off' } })
  const changed = apply(ended, applySettings(ended, wanted, END + SECOND))
  expect(changed.settings.houseRules.scoredDraw).toBe('both_off')
  expect(queueOf(withLateGoal(changed, END + 2 * SECOND)).now).toBe('toss')
})

test('[Q-3] a press of long ago that comes with the first moment of the match is none of it', () => {
  expect(isOtherMatch(runningGame(2), { match: 1, madeAt: -60 * MINUTE }, { at: 0 })).toBe(true)
})
