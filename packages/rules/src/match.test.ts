import { describe, expect, test } from 'vitest'
import { removeParticipant } from './arrival.ts'
import { assignCaptain } from './captains.ts'
import { currentMatch, nextPair } from './game.ts'
import type { Stage } from './game-events.ts'
import { SPECIFICATION_RULES, type WinRule } from './house-rules.ts'
import { changeScore, endMatch, isDecided, sideOf, startMatch } from './match.ts'
import { PRESETS, type Preset } from './rule-presets.ts'
import {
  apply,
  arrivedGame,
  callMatch,
  draftByHand,
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
  SESSION_END,
  scoreGoal,
  startClockAt,
  startedGame,
  unwrap,
} from './testing/games.ts'
import { teamName } from './words.ts'

const EACH_SCORE = Array.from({ length: 11 * 11 }, (_, n) => ({ a: Math.floor(n / 11), b: n % 11 }))

describe('[M-3] which scores from 0-0 to 10-10 end a match', () => {
  // as a spectator would put it, in numbers: the side in front and the side behind
  const CASES: {
    title: string
    stage: Stage
    win: WinRule
    goals?: number
    endedGame: (front: number, behind: number) => boolean
  }[] = [
    {
      title: 'two clear goals',
      stage: 'normal',
      win: { by: 'lead', lead: 2, goals: 2 },
      endedGame: (f, b) => f >= b + 2,
    },
    {
      title: 'a lead of one, from three goals on',
      stage: 'normal',
      win: { by: 'lead', lead: 1, goals: 3 },
      endedGame: (f, b) => f > b && f > 2,
    },
    {
      title: 'a lead of three, from five goals on',
      stage: 'normal',
      win: { by: 'lead', lead: 3, goals: 5 },
      endedGame: (f, b) => f > b + 2 && f > 4,
    },
    { title: 'first to one', stage: 'normal', win: { by: 'goals', goals: 1 }, endedGame: (f, b) => f > b },
    {
      title: 'first to two',
      stage: 'normal',
      win: { by: 'goals', goals: 2 },
      endedGame: (f, b) => f > b && f > 1,
    },
    {
      title: 'first to ten',
      stage: 'normal',
      win: { by: 'goals', goals: 10 },
      endedGame: (f, b) => f === 10 && b < 10,
    },
    { title: 'time alone', stage: 'normal', win: { by: 'time' }, endedGame: () => false },
    {
      title: 'the first goal in the knockout stage',
      stage: 'knockout',
      win: { by: 'lead', lead: 2, goals: 2 },
      endedGame: (f, b) => f > b,
    },
    {
      title: 'the first goal in the knockout stage, whatever wins before it',
      stage: 'knockout',
      win: { by: 'time' },
      endedGame: (f, b) => f > b,
    },
    {
      title: 'the second goal in the knockout stage, where the group says two',
      stage: 'knockout',
      win: { by: 'goals', goals: 9 },
      goals: 2,
      endedGame: (f, b) => f > b && f >= 2,
    },
  ]
  test.each(CASES)('[M-3] $title', ({ stage, win, goals = 1, endedGame }) => {
    const rules = { ...SPECIFICATION_RULES, win, knockoutGoals: goals }
    for (const score of EACH_SCORE) {
      const front = Math.max(score.a, score.b)
      const behind = Math.min(score.a, score.b)
      expect(isDecided({ rules, stage, score }), `${score.a}-${score.b}`).toBe(endedGame(front, behind))
    }
  })
})

describe('every end from 0-0 to 10-10 of a first match among four, preset by preset', () => {
  const TWO_CLEAR = (front: number, behind: number) => front >= behind + 2
  const FIRST_TO_TWO = (front: number, behind: number) => front > behind && front > 1
  const DECIDED = {
    specification: TWO_CLEAR,
    first_to_two: FIRST_TO_TWO,
    seven_minutes_two_goals: FIRST_TO_TWO,
    cap_of_three: TWO_CLEAR,
  } satisfies Record<Preset, unknown>

  /** As the specification says; no team has stayed on yet, so every preset decides a draw in the same way. */
  const next = ({ a, b }: { a: number; b: number }) => {
    if (a > b) return 'Orange and Chalk'
    if (b > a) return 'Blue and Chalk'
    return a === 0 ? 'Chalk and Coal' : 'a coin'
  }

  test.each(Object.keys(PRESETS) as Preset[])('[M-2] [M-3] [M-8] %s', (preset) => {
    const { rules } = PRESETS[preset]
    for (const score of EACH_SCORE) {
      const scoreText = `${score.a}-${score.b}`
      const [front, behind] = [Math.max(score.a, score.b), Math.min(score.a, score.b)]
      expect(isDecided({ rules, stage: 'normal', score }), scoreText).toBe(DECIDED[preset](front, behind))
      const scored = (['a', 'b'] as const).map(
        (side) => ({ type: 'scored', side, by: score[side], at: 1 }) as const,
      )
      const endedGame = run(apply(runningGame(4, { rules }), scored), endMatchAt(2))
      const { now } = requirePlay(endedGame)
      const [first = 0, second = 0] = nextPair(requirePlay(endedGame)) ?? []
      expect(now.is === 'toss' ? 'a coin' : `${teamName(first)} and ${teamName(second)}`, scoreText).toBe(
        next(score),
      )
    }
  })
})

describe('calling two teams to the pitch', () => {
  test('[M-4] [L-1] the suggested pair starts for anyone who may control the match, in either order', () => {
    const game = startedGame(3)
    expect(nextPair(requirePlay(game))).toEqual([1, 2])
    for (const [a, b] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const match = requireMatch(
        run(game, (state) => startMatch(state, { a, b, anyPairing: false }, moment(0))),
      )
      expect(match).toMatchObject({
        number: 1,
        a,
        b,
        score: { a: 0, b: 0 },
        stage: 'normal',
        clock: { phase: 'ready' },
      })
    }
    expect(unwrap(callMatch(1, 2)(game))).toMatchObject([{ reason: { because: 'first-in-line' } }])
  })

  test('[M-4] two others start only for an admin; the two that they displace stay first in the queue', () => {
    const game = startedGame(4)
    expect(refusalOf(startMatch(game, { a: 1, b: 3, anyPairing: false }, moment(0)))).toBe(
      'not-suggested-pairing',
    )
    const chosen = run(game, callMatch(4, 3))
    expect(requirePlay(chosen)).toMatchObject({ order: [4, 3, 1, 2], reason: { because: 'chosen' } })
  })

  test('[M-4] a team that stayed on and is skipped does not stay on any more', () => {
    const won = run(runningGame(4), scoreGoal(1, 1, 2))
    expect(requirePlay(won).holder).toEqual({ team: 1, wins: 1 })
    expect(requirePlay(run(won, callMatch(3, 4))).holder).toBeNull()
    expect(requirePlay(run(won, callMatch(4, 1))).holder).toEqual({ team: 1, wins: 1 })
    expect(requirePlay(run(won, callMatch(1, 4))).holder).toEqual({ team: 1, wins: 1 })
  })

  test.each`
    state                      | evening                               | a    | b    | expected
    ${'before Play Ball'}      | ${arrivedGame(2)}                     | ${1} | ${2} | ${'not-played-yet'}
    ${'while a match is on'}   | ${runningGame(4)}                     | ${3} | ${4} | ${'match-on'}
    ${'while a coin is due'}   | ${run(runningGame(3), endMatchAt(1))} | ${1} | ${2} | ${'toss-pending'}
    ${'a team against itself'} | ${startedGame(3)}                     | ${1} | ${1} | ${'same-team-twice'}
    ${'a team without people'} | ${startedGame(3)}                     | ${1} | ${4} | ${'team-empty'}
  `('[M-4] no match starts: $state', ({ evening: game, a, b, expected }) => {
    expect(refusalOf(startMatch(game, { a, b, anyPairing: true }, moment(0)))).toBe(expected)
  })

  test('[M-4] the refusal names the team without players', () => {
    expect(
      refusalWithDetails(startMatch(startedGame(2), { a: 7, b: 1, anyPairing: true }, moment(0))),
    ).toEqual({
      refusal: 'team-empty',
      about: { team: 7 },
    })
  })
})

describe('the referee', () => {
  const wantsOne = { refereeRequired: true }
  const twosAndThree = run(
    arrivedGame(12, { teamSize: 2, ...wantsOne }),
    draftByHand(1, 'p2', 'p1'),
    draftByHand(2, 'p3'),
    draftByHand(3, 'p12', 'p11'),
  )
  const played = (game = twosAndThree) => apply(game, [{ type: 'play-began', at: 0 }])

  test('[M-5] is the captain of the team that waits longest', () => {
    const game = run(twosAndThree, (state) => assignCaptain(state, { team: 3, id: 'p12' }))
    expect(requireMatch(run(played(game), callMatch(1, 2))).referee).toBe('p12')
  })

  test('[M-5] is the first arrival of a team without a captain', () => {
    expect(requireMatch(run(played(), callMatch(1, 2))).referee).toBe('p11')
    expect(requireMatch(run(played(), callMatch(2, 3))).referee).toBe('p1')
  })

  test('[M-5] comes from the first team in the queue, not from the last', () => {
    expect(requireMatch(run(startedGame(4, wantsOne), callMatch(1, 2))).referee).toBe('p3')
    expect(requireMatch(run(startedGame(4, wantsOne), callMatch(1, 3))).referee).toBe('p2')
  })

  test('[M-5] does not exist where the group wants none, or where no team waits', () => {
    expect(requireMatch(run(startedGame(3), callMatch(1, 2))).referee).toBeNull()
    expect(requireMatch(run(startedGame(2, wantsOne), callMatch(1, 2))).referee).toBeNull()
  })

  test('[M-5] loses the whistle when removed', () => {
    const game = run(startedGame(3, wantsOne), callMatch(1, 2), (state) => removeParticipant(state, 'p3'))
    expect(requireMatch(game).referee).toBeNull()
    const other = run(startedGame(4, wantsOne), callMatch(1, 2), (state) => removeParticipant(state, 'p4'))
    expect(requireMatch(other).referee).toBe('p3')
  })
})

describe('the score', () => {
  test('[M-6] counts for the team that scored, and a goal can be taken off again', () => {
    const game = run(
      runningGame(3, { rules: { win: { by: 'time' } } }),
      scoreGoal(2, 1, 3),
      scoreGoal(1, 2),
      scoreGoal(2, 3, -2),
    )
    expect(requireMatch(game).score).toEqual({ a: 1, b: 1 })
  })

  test('[M-6] the only goal can be taken off again: then it is nil', () => {
    expect(requireMatch(run(runningGame(3), scoreGoal(1, 1), scoreGoal(1, 2, -1))).score).toEqual({
      a: 0,
      b: 0,
    })
  })

  test.each`
    state                          | evening                                                                | team | by    | expected
    ${'when no match is on'}       | ${startedGame(3)}                                                      | ${1} | ${1}  | ${'no-match'}
    ${'before the clock starts'}   | ${run(startedGame(3), callMatch(1, 2))}                                | ${1} | ${1}  | ${'not-running'}
    ${'while the clock is paused'} | ${apply(runningGame(3), [{ type: 'clock-paused', at: 1, leftMs: 5 }])} | ${1} | ${1}  | ${'not-running'}
    ${'for a team that waits'}     | ${runningGame(3)}                                                      | ${3} | ${1}  | ${'not-on-pitch'}
    ${'below zero'}                | ${runningGame(3)}                                                      | ${1} | ${-1} | ${'below-zero'}
    ${'below zero, by far'}        | ${run(runningGame(3), scoreGoal(2, 1))}                                | ${2} | ${-2} | ${'below-zero'}
  `('[M-6] no goal counts $state', ({ evening: game, team, by, expected }) => {
    expect(refusalOf(changeScore(game, { team, by }, moment(2)))).toBe(expected)
  })

  test('[M-6] a goal at the end of the time, or after it, no longer counts; one a millisecond before does', () => {
    const end = 7 * MINUTE
    expect(refusalOf(scoreGoal(1, end)(runningGame(3)))).toBe('not-running')
    expect(refusalOf(scoreGoal(1, end + 1)(runningGame(3)))).toBe('not-running')
    expect(refusalOf(scoreGoal(1, end - 1)(runningGame(3)))).toBe('allowed')
  })

  test('[M-6] [M-3] the second clear goal is scored and ends the match at that moment', () => {
    const events = unwrap(scoreGoal(1, 90 * SECOND)(run(runningGame(3), scoreGoal(1, 60 * SECOND))))
    expect(events).toMatchObject([
      { type: 'scored', side: 'a', by: 1, at: 90 * SECOND },
      { type: 'ended', why: 'goals', winner: 'a', at: 90 * SECOND, playedMs: 90 * SECOND },
      { type: 'lined-up', order: [1, 3, 2], reason: { because: 'winner-stays', stays: 1 } },
    ])
  })

  test('[M-6] taking a wrong goal off may leave a lead that decides the match', () => {
    const game = run(
      runningGame(3),
      scoreGoal(1, 1),
      scoreGoal(2, 2),
      scoreGoal(1, 3),
      scoreGoal(2, 4),
      scoreGoal(1, 5),
    )
    expect(eventTypes(scoreGoal(2, 6, -1)(game))).toEqual(['scored', 'ended', 'lined-up'])
  })

  test('[M-6] each side belongs to its team', () => {
    expect([7, 4, 5].map((team) => sideOf({ a: 7, b: 4 }, team))).toEqual(['a', 'b', null])
  })
})

describe('the end and what follows', () => {
  test.each`
    score                | winner  | next
    ${[]}                | ${null} | ${'toss-due'}
    ${[scoreGoal(1, 1)]} | ${'a'}  | ${'lined-up'}
    ${[scoreGoal(2, 1)]} | ${'b'}  | ${'lined-up'}
  `('[M-7] ended early, the side in front wins ($winner), then $next', ({ score, winner, next }) => {
    const events = unwrap(endMatch(run(runningGame(3), ...score), moment(MINUTE)))
    expect(events).toMatchObject([
      { type: 'ended', why: 'early', winner, at: MINUTE, playedMs: MINUTE },
      { type: next },
    ])
  })

  test('[M-7] a match whose clock never started cannot end, nor a missing match; a paused one can', () => {
    expect(refusalOf(endMatch(startedGame(3), moment(1)))).toBe('no-match')
    expect(refusalOf(endMatch(run(startedGame(3), callMatch(1, 2)), moment(1)))).toBe('not-running')
    const paused = apply(runningGame(3), [{ type: 'clock-paused', at: MINUTE, leftMs: 6 * MINUTE }])
    expect(unwrap(endMatch(paused, moment(3 * MINUTE)))[0]).toMatchObject({
      at: 3 * MINUTE,
      playedMs: MINUTE,
    })
  })

  test('[M-8] the result is stored with its score, its stage and what followed from it', () => {
    const game = run(runningGame(3, { refereeRequired: true }), scoreGoal(2, MINUTE, 2))
    expect(currentMatch(game)).toBeNull()
    expect(requirePlay(game).ended).toEqual([
      {
        number: 1,
        reason: { because: 'first-in-line' },
        a: 1,
        b: 2,
        stage: 'normal',
        score: { a: 0, b: 2 },
        referee: 'p3',
        spells: [{ from: 0, to: MINUTE }],
        why: 'goals',
        winner: 'b',
        at: MINUTE,
        playedMs: MINUTE,
        durationS: 420,
        win: { by: 'lead', lead: 2, goals: 2 },
        calledAt: 0,
        fate: { because: 'winner-stays', stays: 2 },
      },
    ])
  })

  test('[M-8] a draw that needs a coin has the seal of that coin', () => {
    expect(requirePlay(run(runningGame(3), endMatchAt(1))).now).toEqual({ is: 'toss', commitment: 'sealed' })
  })

  test('[M-9] the next match starts a changeover after the end', () => {
    expect(requirePlay(run(runningGame(3), scoreGoal(1, MINUTE, 2))).now).toEqual({
      is: 'waiting',
      startsAt: MINUTE + 30 * SECOND,
    })
  })

  test.each`
    changeover         | expected
    ${30 * SECOND - 1} | ${SESSION_END - 1}
    ${30 * SECOND}     | ${null}
    ${30 * SECOND + 1} | ${null}
  `(
    '[M-9] with the session over in 30 s and a changeover of $changeover ms, it starts at $expected',
    ({ changeover, expected }) => {
      const at = SESSION_END - 30 * SECOND
      const late = run(
        startedGame(3, { rules: { changeoverS: changeover / SECOND } }),
        callMatch(1, 2),
        startClockAt(at - 1),
      )
      expect(requirePlay(run(late, scoreGoal(1, at, 2))).now).toEqual({ is: 'waiting', startsAt: expected })
    },
  )
})
