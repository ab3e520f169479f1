import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { goHome } from '../come-and-go.ts'
import { correctResult } from '../correct-result.ts'
import { describeEnding } from '../ending-description.ts'
import type { Game } from '../game.ts'
import { lateGoal } from '../late-press.ts'
import { switchStage } from '../match.ts'
import { scoreText } from '../score-text.ts'
import { takeBack } from '../take-back.ts'
import { describeReason } from '../team-queue.ts'
import { cupOptions, settled, startedCup } from '../testing/cups.ts'
import {
  advanceTo,
  arrivedGame,
  callMatch,
  draftByHand,
  endMatchAt,
  MINUTE,
  moment,
  refusalOf,
  requireMatch,
  requirePlay,
  run,
  SECOND,
  scoreGoal,
  startClockAt,
  startedGame,
  tossBetween,
  unwrap,
} from '../testing/games.ts'
import { teamName } from '../words.ts'
import { cupOf, rulesBetween } from './cup-play.ts'
import { drawnOrder } from './draw.ts'
import { drawCup, planCup, teamsByArrival, withdrawTeam } from './run-cup.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const RULES = { rules: { win: { by: 'time' }, changeoverS: 30 } } as const

const next = (game: Game) => {
  const { order, reason, now } = requirePlay(game)
  return [order.slice(0, 2), describeReason(reason, order, teamName), now.is]
}

/** Plays the next two teams from this moment; the goals are theirs in turn. */
const playNext = (game: Game, at: number, goalsA: number, goalsB: number): Game => {
  const [a = 0, b = 0] = requirePlay(game).order
  const goals = [...Array(goalsA).fill(a), ...Array(goalsB).fill(b)] as number[]
  return run(
    game,
    callMatch(a, b, at),
    startClockAt(at),
    ...goals.map((team) => scoreGoal(team, at + SECOND)),
    endMatchAt(at + 2 * SECOND),
  )
}

const semis = () => playNext(playNext(startedCup(4, { is: 'knockout' }, RULES), 0, 2, 0), MINUTE, 1, 0)

describe('[O-12] a cup is planned', () => {
  test('after Play Ball, with the teams in the order of their first arrivals, and its first match starts by hand', () => {
    const game = startedCup(4, { is: 'knockout' })
    expect(requirePlay(game).format).toMatchObject({ is: 'knockout', teams: [1, 2, 3, 4], withdrawn: [] })
    expect(next(game)).toEqual([[1, 4], 'Semi-final 1.', 'waiting'])
    expect(requirePlay(game).now).toEqual({ is: 'waiting', startsAt: null })
    const teams = startedGame(3).teams.map((team) => ({
      ...team,
      players: team.players.map((id) => (id === 'p1' ? 'p3' : id === 'p3' ? 'p1' : id)),
    }))
    expect(teamsByArrival({ ...startedGame(3), teams })).toEqual([3, 2, 1])
  })

  test('[O-3] the first player to arrive decides for a team, not the last', () => {
    const arrived = arrivedGame(4, { maxTeams: 2, teamSize: 2 })
    const game = run(arrived, draftByHand(1, 'p2', 'p3'), draftByHand(2, 'p1', 'p4'))
    expect(teamsByArrival(game)).toEqual([2, 1])
  })

  test('in the knockout stage, which ends with it, so that one goal does not end a match of a league', () => {
    const inKnockout = run(startedGame(3, RULES), (game) => switchStage(game, 'knockout'))
    const planned = settled((game) => planCup(game, cupOptions()))
    const game = run(inKnockout, () => planned(inKnockout))
    expect(requirePlay(game)).toMatchObject({ stage: 'normal', stageByHand: false })
    expect(requireMatch(run(game, callMatch(1, 2, 0))).stage).toBe('normal')
  })

  test('with enough teams, between matches, and only until its first match', () => {
    const refused = (game: Game, options = cupOptions()) => refusalOf(planCup(game, options))
    expect(refused({ ...startedGame(4), play: null })).toBe('not-played-yet')
    expect(refused(startedGame(2))).toBe('too-few-players')
    expect(refused(startedGame(5), cupOptions({ is: 'groups' }))).toBe('too-few-players')
    expect(refused(run(startedGame(3), callMatch(1, 2)))).toBe('match-on')
    expect(refused(playNext(startedCup(4, { is: 'knockout' }, RULES), 0, 1, 1))).toBe('toss-pending')
    expect(refused(semis())).toBe('cup-begun')
    const friendly = run(
      startedCup(4, { is: 'knockout' }),
      callMatch(1, 2),
      startClockAt(),
      endMatchAt(SECOND),
    )
    expect(refused(friendly)).toBe('allowed')
    expect(refused(playNext(startedGame(3, RULES), 0, 1, 0))).toBe('allowed')
  })

  test('and dropped again before its first match: then winner-stays goes on', () => {
    const game = run(
      startedCup(4, { is: 'knockout' }),
      settled((state) => planCup(state, null)),
    )
    expect(requirePlay(game).format).toEqual({ is: 'winner_stays' })
    expect(next(game)[1]).toBe('Orange and Coal are first in line.')
  })

  test('only from a page that shows the present plan, if the command says which plan it shows', () => {
    const knockout = cupOptions({ is: 'knockout' })
    const league = cupOptions()
    const decided = (game: Game, meant?: typeof league | null) => refusalOf(planCup(game, league, meant))
    expect(decided(startedGame(4), null)).toBe('allowed')
    expect(decided(startedGame(4), knockout)).toBe('other-plan')
    const cup = startedCup(4, knockout)
    expect(decided(cup, null)).toBe('other-plan')
    expect(decided(cup, { ...knockout, durationS: knockout.durationS + 60 })).toBe('other-plan')
    expect(decided(cup, knockout)).toBe('allowed')
    expect(decided(cup)).toBe('allowed')
    expect(refusalOf(planCup(cup, null, league))).toBe('other-plan')
  })

  test('[O-14] and drawn as often as an organiser likes before its first match; a change of the plan keeps the draw', () => {
    const bits = { seed: 'seed', chance: null }
    const draw = (game: Game) => drawCup(game, bits, sha256)
    const cup = startedCup(6, { is: 'groups' })
    const drawn = run(cup, settled(draw))
    const order = drawnOrder([1, 2, 3, 4, 5, 6], bits, sha256)
    expect(order).not.toEqual([1, 2, 3, 4, 5, 6])
    expect(requirePlay(drawn)).toMatchObject({ format: { teams: order, draws: 1, withdrawn: [] } })
    expect(requirePlay(drawn).order.slice(0, 2)).toEqual([order[3], order[4]])
    const changed = run(
      drawn,
      settled((game) => planCup(game, cupOptions({ is: 'knockout' }))),
    )
    expect(requirePlay(changed).format).toMatchObject({ is: 'knockout', teams: order, draws: 1 })
    expect(refusalOf(draw(startedGame(6)))).toBe('no-cup')
    expect(refusalOf(draw(semis()))).toBe('cup-begun')
  })

  test('with the length of its matches and the other rules of the group', () => {
    const game = run(
      startedCup(4, { is: 'knockout', durationS: 240 }, RULES),
      callMatch(1, 4),
      startClockAt(),
    )
    expect(requireMatch(game)).toMatchObject({
      rules: { durationS: 240, win: { by: 'time' } },
      clock: { endsAt: 240_000 },
    })
  })
})

describe('[O-10] after each match', () => {
  test('the next two start without a command, and in the end the cup has its winner', () => {
    const game = semis()
    expect(next(game)).toEqual([[4, 3], 'Third place.', 'waiting'])
    expect(requirePlay(game).now).toEqual({ is: 'waiting', startsAt: MINUTE + 2 * SECOND + 30 * SECOND })
    const started = advanceTo(game, 2 * MINUTE)
    expect(requireMatch(started)).toMatchObject({ a: 4, b: 3, rules: { durationS: 300 } })
    const third = run(started, scoreGoal(4, 2 * MINUTE), endMatchAt(2 * MINUTE))
    expect(next(third)).toEqual([[1, 2], 'Final.', 'waiting'])
    const over = playNext(third, 3 * MINUTE, 0, 1)
    expect(next(over)[1]).toBe('Blue won the cup.')
    expect(requirePlay(over).now).toEqual({ is: 'waiting', startsAt: null })
  })

  test('two others may be chosen: their own open match counts for the cup, any other is outside it', () => {
    const [cup, friendly] = [callMatch(3, 2), callMatch(1, 2)].map((call) =>
      requireMatch(run(startedCup(4, { is: 'knockout' }), call)),
    )
    expect(cup?.reason).toMatchObject({ because: 'cup-match', fixture: 2, nextGoal: false })
    expect(friendly?.reason).toEqual({ because: 'chosen' })
    const { durationS } = startedGame(4).settings.houseRules
    expect([cup?.rules.durationS, friendly?.rules.durationS]).toEqual([300, durationS])
  })

  test('the match that is on is part of the cup, without a score; a match of two chosen teams is not', () => {
    const called = (a: number, b: number) => run(startedCup(4, { is: 'knockout' }), callMatch(a, b))
    const cupIn = (game: Game) => cupOf(requirePlay(game)) ?? expect.fail('no cup')
    const { facts, state } = cupIn(called(1, 4))
    expect(facts.matches).toMatchObject([{ number: 1, fixture: 1, a: 1, b: 4, score: null }])
    expect(state.fixtures[0]).toMatchObject({ score: null, isOver: false, played: 0 })
    expect(cupIn(called(1, 2)).facts.matches).toEqual([])
    expect(cupIn(run(called(1, 2), startClockAt(), endMatchAt(SECOND))).facts.matches).toEqual([])
  })

  test('between two matches the length is that of the cup, and without a cup that of the group', () => {
    const { format } = requirePlay(startedCup(4, { durationS: 240 }))
    const { houseRules } = startedGame(4).settings
    expect(rulesBetween(format, houseRules)).toEqual({ ...houseRules, durationS: 240 })
    expect(rulesBetween({ is: 'winner_stays' }, houseRules)).toEqual(houseRules)
    expect(rulesBetween(undefined, houseRules)).toEqual(houseRules)
  })

  test('[L-1] the other teams wait in the order of their next matches', () => {
    const first = playNext(startedCup(5, {}, RULES), 0, 1, 0)
    expect(requirePlay(first).order).toEqual([3, 4, 1, 5, 2])
  })

  test('the knockout stage of the last minutes does not begin', () => {
    const game = playNext(startedCup(3, {}, { ...RULES, sessionEndsAt: 5 * MINUTE }), 0, 1, 0)
    expect(requirePlay(game).stage).toBe('normal')
  })
})

describe('[O-8] a drawn knockout match', () => {
  test('is decided by the coin of the two, and its winner goes on', () => {
    const drawn = playNext(startedCup(4, { is: 'knockout' }, RULES), 0, 1, 1)
    expect(next(drawn)).toEqual([[1, 4], 'It was a draw. A coin decides who wins.', 'toss'])
    const tossed = run(
      drawn,
      tossBetween({ team: 1, side: 'heads' }, { team: 4, side: 'tails' }, 'tails', MINUTE),
    )
    expect(next(tossed)).toEqual([[2, 3], 'Semi-final 2.', 'waiting'])
    const play = requirePlay(tossed)
    expect(describeEnding(play.ended[0]!, play)).toBe('Coal won the toss')
    expect(next(playNext(tossed, MINUTE, 1, 0))[0]).toEqual([1, 3])
  })

  test('goes on until the next goal', () => {
    const drawn = playNext(startedCup(4, { is: 'knockout', drawnKnockout: 'next_goal' }, RULES), 0, 1, 1)
    expect(next(drawn)).toEqual([[1, 4], 'Semi-final 1. It was a draw, so the next goal wins.', 'waiting'])
    const goal = run(advanceTo(drawn, MINUTE), scoreGoal(4, MINUTE))
    expect(next(goal)).toEqual([[2, 3], 'Semi-final 2.', 'waiting'])
  })
})

test('[O-6] teams that nothing separates toss the coin for first place', () => {
  let game = startedCup(3, {}, RULES)
  for (const at of [0, 1, 2]) game = playNext(game, at * MINUTE, 1, 1)
  expect(next(game)).toEqual([
    [1, 2],
    'Round robin: Orange and Blue are level. A coin decides who stands first.',
    'toss',
  ])
  const due = requirePlay(game)
  expect(describeEnding(due.ended[2]!, due)).toBe(scoreText(1, 1))
  game = run(game, tossBetween({ team: 1, side: 'heads' }, { team: 2, side: 'tails' }, 'heads', 3 * MINUTE))
  expect(next(game)[0]).toEqual([1, 3])
  game = run(game, tossBetween({ team: 1, side: 'heads' }, { team: 3, side: 'tails' }, 'tails', 3 * MINUTE))
  expect(next(game)[1]).toBe('Chalk won the cup.')
  const play = requirePlay(game)
  expect(play.ended.map((match) => describeEnding(match, play))).toEqual(
    play.ended.map(() => scoreText(1, 1)),
  )
})

test('[O-6] a coin from before the cup does not decide it', () => {
  const drawn = playNext(startedGame(3, RULES), 0, 1, 1)
  const tossed = run(
    drawn,
    tossBetween({ team: 1, side: 'heads' }, { team: 2, side: 'tails' }, 'heads', MINUTE),
  )
  let game = run(
    tossed,
    settled((state) => planCup(state, cupOptions())),
  )
  for (const at of [2, 3, 4]) game = playNext(game, at * MINUTE, 1, 1)
  expect(next(game)).toEqual([
    [1, 2],
    'Round robin: Orange and Blue are level. A coin decides who stands first.',
    'toss',
  ])
})

describe('[O-9] a team that leaves the cup', () => {
  test('sends its opponent on, and the next two are decided again', () => {
    const game = run(
      startedCup(4, { is: 'knockout' }),
      settled((state) => withdrawTeam(state, 1)),
    )
    expect(next(game)).toEqual([[2, 3], 'Semi-final 2.', 'waiting'])
    expect(refusalOf(withdrawTeam(run(game, callMatch(2, 3)), 2))).toBe('match-on')
    expect(refusalOf(withdrawTeam(game, 9))).toBe('not-in-cup')
    expect(refusalOf(withdrawTeam(startedGame(3), 1))).toBe('not-in-cup')
    expect(unwrap(withdrawTeam(game, 1))).toEqual([])
  })

  test('or goes home without leaving it is waited for', () => {
    const home = settled((game) =>
      goHome(game, { id: 'p1', gone: true, at: 0 }, { isOrganiser: true, id: null }),
    )
    const waiting = run(startedCup(3, { is: 'knockout' }), home)
    const others = run(waiting, callMatch(2, 3), startClockAt(), scoreGoal(2, SECOND, 2))
    expect(next(others)).toEqual([
      [2, 3],
      'Orange has no players. The cup goes on when they are back, or leave it.',
      'waiting',
    ])
  })

  test('gets it back when that is undone', () => {
    const before = startedCup(4, { is: 'knockout' })
    const after = run(
      before,
      settled((state) => withdrawTeam(state, 1)),
    )
    const undone = run(after, (game) =>
      takeBack(game, { version: 1, of: 'play', at: 0, before, after }, moment(SECOND)),
    )
    expect(requirePlay(undone)).toMatchObject({ format: { withdrawn: [] }, order: [1, 4, 2, 3] })
  })
})

describe('[O-7] across the end of a round', () => {
  test('an undo of the last goal of the semi-finals takes the final back with it', () => {
    const before = run(
      playNext(startedCup(4, { is: 'knockout', thirdPlace: false }, RULES), 0, 2, 0),
      callMatch(2, 3, MINUTE),
      startClockAt(MINUTE),
      scoreGoal(2, MINUTE),
    )
    const after = run(before, endMatchAt(2 * MINUTE))
    expect(next(after)).toEqual([[1, 2], 'Final.', 'waiting'])
    const undone = run(after, (game) =>
      takeBack(game, { version: 9, of: 'play', at: 2 * MINUTE, before, after }, moment(2 * MINUTE + SECOND)),
    )
    expect(requireMatch(undone)).toMatchObject({ a: 2, b: 3, score: { a: 1, b: 0 } })
  })

  test('a goal that arrives late calls the final off and another team comes into it', () => {
    const semi = run(
      playNext(startedCup(4, { is: 'knockout', thirdPlace: false, durationS: 60 }, RULES), 0, 2, 0),
      callMatch(2, 3, MINUTE),
      startClockAt(MINUTE),
    )
    const drawn = run(advanceTo(run(semi, scoreGoal(2, MINUTE)), 2 * MINUTE + 31 * SECOND))
    expect(requireMatch(drawn)).toMatchObject({ a: 1, b: 2 })
    const late = (game: Game) =>
      lateGoal(
        game,
        { id: 'late', team: 3, by: 2, match: 2, madeAt: 2 * MINUTE - SECOND },
        moment(2 * MINUTE + 32 * SECOND),
      ) ?? expect.fail('not late')
    expect(next(run(drawn, late))).toEqual([[1, 3], 'Final.', 'waiting'])
  })

  test('[Q-7] a goal that arrives late does not call off a match that is open whatever the result, though another was next', () => {
    const first = run(startedCup(4, { durationS: 60 }, RULES), callMatch(1, 4), startClockAt())
    const drawn = run(advanceTo(first, MINUTE + SECOND), callMatch(1, 2, MINUTE + SECOND))
    expect(requireMatch(drawn).reason).toMatchObject({ because: 'cup-match', fixture: 6 })
    const late = (game: Game) =>
      lateGoal(
        game,
        { id: 'late', team: 4, by: 1, match: 1, madeAt: MINUTE - SECOND },
        moment(MINUTE + 2 * SECOND),
      ) ?? expect.fail('not late')
    const corrected = run(drawn, late)
    expect(requirePlay(corrected).ended[0]).toMatchObject({ score: { a: 0, b: 1 }, winner: 'b' })
    expect(requireMatch(corrected)).toMatchObject({ a: 1, b: 2, reason: { fixture: 6 } })
    expect(requirePlay(corrected).order.slice(0, 2)).toEqual([1, 2])
  })

  test('a corrected result changes who plays the final until it is called, and not after that', () => {
    const correction = (game: Game) =>
      correctResult(game, { match: 2, score: { a: 0, b: 1 }, reason: 'Counted again' }, 3 * MINUTE)
    const cup = startedCup(4, { is: 'knockout', thirdPlace: false }, RULES)
    const ready = playNext(playNext(cup, 0, 2, 0), MINUTE, 1, 0)
    expect(next(run(ready, settled(correction)))[0]).toEqual([1, 3])
    const final = run(ready, callMatch(1, 2, 3 * MINUTE))
    expect(next(run(final, settled(correction)))[0]).toEqual([1, 2])
  })
})
