import { describe, expect, test } from 'vitest'
import type { Game } from './game.ts'
import { settleLatePress } from './late-press.ts'
import {
  advanceTo,
  apply,
  callMatch,
  endMatchAt,
  MINUTE,
  moment,
  refusalOf,
  requirePlay,
  run,
  runningGame,
  SECOND,
  SESSION_END,
  scoreGoal,
  startClockAt,
  startedGame,
  tossBetween,
  unwrap,
} from './testing/games.ts'
import {
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

const afterAllLeft = (game: Game, team: number) => {
  const players = game.teams.find(({ number }) => number === team)?.players ?? []
  return apply(
    game,
    players.map((id) => ({ type: 'left', id })),
  )
}

describe('a goal that arrives when the game has gone on', () => {
  const games: [string, Game, number][] = [
    ['the next match has a goal', run(advanceTo(oneNil(4), NEXT), scoreGoal(3, NEXT + 1)), NEXT + 2],
    [
      'the next match has a goal of its other team',
      run(advanceTo(oneNil(4), NEXT), scoreGoal(1, NEXT + 1)),
      NEXT + 2,
    ],
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
    ['one of the two teams has no players left', afterAllLeft(advanceTo(oneNil(4), soonAfter), 1), soonAfter],
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

  test('[Q-5] kept, it corrects score and winner, and the queue stays as it is by now', () => {
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

  test('[Q-5] one that does not exist is not found', () => {
    expect(refusalOf(settleLatePress(continued, { id: 'late', keep: true }, moment(at)))).toBe(
      'late-press-not-found',
    )
    expect(refusalOf(settleLatePress(startedGame(2), { id: 'late', keep: false }, moment(at)))).toBe(
      'late-press-not-found',
    )
  })

  test('[Q-5] kept before the next match has a goal, it changes the queue after all', () => {
    const early = withLateGoal(run(runningGame(4), endMatchAt(END - 1)), END)
    const keptGame = apply(early, unwrap(settleLatePress(early, { id: 'late', keep: true }, moment(END))))
    expect(queueOf(keptGame)).toMatchObject({ order: [2, 3, 4, 1], holder: { team: 2, wins: 1 } })
  })

  test('[Q-5] kept when the clock has closed the game, it corrects its match and not the queue', () => {
    const early = withLateGoal(run(runningGame(4), endMatchAt(END - 1)), END)
    const closed = moment(SESSION_END + 7 * 60 * MINUTE)
    const keptGame = apply(early, unwrap(settleLatePress(early, { id: 'late', keep: true }, closed)))
    expect(scores(keptGame)).toEqual(['0-1'])
    expect(queueOf(keptGame)).toEqual(queueOf(early))
  })

  test('[Q-4] a goal and its removal both wait, and no score goes below zero', () => {
    expect(refusalOf(decideLateGoal(continued, at, lateGoalFor(2, -1)))).toBe('below-zero')
    const both = withLateGoal(waiting, at, { ...lateGoalFor(2, -1), id: 'back' })
    expect(requirePlay(both).late.map(({ by }) => by)).toEqual([1, -1])
    const first = settleLatePress(both, { id: 'back', keep: true }, moment(at))
    expect(refusalOf(first)).toBe('below-zero')
  })
})

describe('[Q-4] a goal that is taken off late is checked against the goals that still wait', () => {
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

  test('[Q-5] one of the second match, kept, is a goal of that match', () => {
    const late2 = waiting(twoMatches, late('one', 2, 1, 1))
    const kept = run(late2, (game) => settleLatePress(game, { id: 'one', keep: true }, moment(4 * MINUTE)))
    expect(scores(kept)).toEqual(['2-0', '1-2'])
  })

  test.each<[string, Game, number, number, string]>([
    ['a goal of the same side', waiting(twoMatches, late('one', 1, 2, 1)), 1, 2, 'allowed'],
    ['nothing', twoMatches, 1, 2, 'below-zero'],
    [
      'two goals of the same side that are to be taken off already',
      waiting(twoMatches, late('one', 1, 1, -1), late('two', 1, 1, -1)),
      ...([1, 1, 'below-zero'] as const),
    ],
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

test('[Q-5] a goal that is taken off late may leave none', () => {
  const next = run(advanceTo(oneNil(4), NEXT), scoreGoal(3, NEXT + 1))
  const waiting = withLateGoal(next, NEXT + 2, lateGoalFor(1, -1))
  const kept = run(waiting, (game) => settleLatePress(game, { id: 'late', keep: true }, moment(NEXT + 3)))
  expect(scores(kept)).toEqual(['0-0'])
})
