import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctResult } from '../correct-result.ts'
import { currentMatch, type Game, nextPair } from '../game.ts'
import { lateGoal } from '../late-press.ts'
import { startMatch } from '../match.ts'
import { settled, startedCup } from '../testing/cups.ts'
import {
  advanceTo,
  callMatch,
  MINUTE,
  moment,
  refusalOf,
  requireMatch,
  requirePlay,
  run,
  SECOND,
  scoreGoal,
  startClockAt,
  tossBetween,
} from '../testing/games.ts'
import type { FixtureState } from './cup-facts.ts'
import { cupFacts, isCup } from './cup-play.ts'
import { cupState } from './cup-state.ts'
import { CUP_FORMATS, DRAWN_KNOCKOUT } from './format.ts'

const LENGTH_S = 60
const RULES = { rules: { win: { by: 'time' }, changeoverS: 30 } } as const

function fixturesIn(game: Game): readonly FixtureState[] {
  const play = requirePlay(game)
  if (!isCup(play.format)) throw new Error('This game has no cup.')
  return cupState(cupFacts(play.format, play)).fixtures
}

/** The matches whose two teams are known and that have not ended. */
const openMatches = (game: Game) =>
  fixturesIn(game).flatMap(({ number, teamA, teamB, isOver }) =>
    !isOver && typeof teamA === 'number' && typeof teamB === 'number'
      ? [{ number, pair: [teamA, teamB] as const }]
      : [],
  )

/**
 * Plays a match from this moment over the full length; `goals` are of the first team, or if negative of the
 * second.
 */
function playPair(game: Game, [a, b]: readonly [number, number], goals: number, at: number): Game {
  const scored = Array.from({ length: Math.abs(goals) }, () => scoreGoal(goals < 0 ? b : a, at + SECOND))
  const started = run(game, callMatch(a, b, at), startClockAt(at), ...scored)
  return currentMatch(started) ? advanceTo(started, at + LENGTH_S * SECOND) : started
}

/** Tosses the due coin, if there is one; the first of the two wins it. */
function tossDue(game: Game, at: number): Game {
  const { now, order } = requirePlay(game)
  const [a = 0, b = 0] = order
  const toss = tossBetween({ team: a, side: 'heads' }, { team: b, side: 'tails' }, 'heads', at)
  return now.is === 'toss' ? run(game, toss) : game
}

test('[O-8] one coin decides a match that a correction turned into a draw, though another was played since', () => {
  const cup = startedCup(4, { is: 'knockout', durationS: LENGTH_S }, RULES)
  const played = playPair(playPair(cup, [1, 4], 1, 0), [2, 3], 1, 5 * MINUTE)
  const correction = { match: 1, score: { a: 0, b: 0 }, reason: 'Counted again' }
  const corrected = run(
    played,
    settled((game) => correctResult(game, correction, 10 * MINUTE)),
  )
  expect(requirePlay(corrected)).toMatchObject({ now: { is: 'toss' }, order: [1, 4, 3, 2] })
  const tossed = tossDue(corrected, 10 * MINUTE)
  expect(fixturesIn(tossed)[0]).toMatchObject({ winner: 1, loser: 4, decidedBy: 'toss' })
  expect(requirePlay(tossed)).toMatchObject({ now: { is: 'waiting' }, reason: { fixture: 3 } })
})

test('[O-8] two teams that drew play on until the next goal, also when they are named by hand', () => {
  const terms = { is: 'knockout', drawnKnockout: 'next_goal', durationS: LENGTH_S } as const
  const drawn = playPair(playPair(startedCup(4, terms, RULES), [1, 4], 0, 0), [2, 3], 0, 5 * MINUTE)
  const named = run(drawn, callMatch(2, 3, 10 * MINUTE))
  expect(requireMatch(named)).toMatchObject({
    reason: { because: 'cup-match', fixture: 2, nextGoal: true },
    rules: { durationS: LENGTH_S, knockoutGoals: 1 },
  })
})

test('[Q-7] a late goal calls off no match of a cup that still has to be played, in whatever order matches are begun', () => {
  const choices = fc.record({
    is: fc.constantFrom(...CUP_FORMATS),
    drawnKnockout: fc.constantFrom(...DRAWN_KNOCKOUT),
    played: fc.array(fc.record({ choice: fc.nat(5), goals: fc.integer({ min: -1, max: 1 }) }), {
      minLength: 1,
      maxLength: 12,
    }),
    next: fc.nat(5),
    side: fc.constantFrom('a', 'b'),
  })
  const seen = new Set<boolean>()
  fc.assert(
    fc.property(choices, ({ is, drawnKnockout, played, next, side }) => {
      let game = startedCup(6, { is, drawnKnockout, durationS: LENGTH_S }, RULES)
      let at = 0
      for (const { choice, goals } of played) {
        game = tossDue(tossDue(game, at), at)
        const open = openMatches(game)
        const match = open[choice % open.length]
        if (!match || requirePlay(game).now.is !== 'waiting') return
        game = playPair(game, match.pair, goals, at)
        at += 5 * MINUTE
      }
      const open = openMatches(game)
      const match = open[next % open.length]
      const last = requirePlay(game).ended.at(-1)
      if (!match || last?.why !== 'time' || requirePlay(game).now.is !== 'waiting') return
      const madeAt = (last.spells[0]?.from ?? 0) + 30 * SECOND
      const goal = { id: 'late', team: last[side], by: 1, match: last.number, madeAt }
      const late = run(
        game,
        callMatch(...match.pair, at),
        (state) => lateGoal(state, goal, moment(at + SECOND)) ?? expect.fail('not late'),
      )
      const isDue = openMatches(late).some(
        ({ number, pair }) => number === match.number && pair.every((team) => match.pair.includes(team)),
      )
      expect(currentMatch(late) !== null).toBe(isDue)
      seen.add(isDue)
    }),
    { numRuns: 150, seed: 22 },
  )
  expect(seen.size).toBe(2)
})

test('[O-10] after a cup no two teams are next, and two that an organiser names play a match outside the cup', () => {
  const final = startedCup(3, { is: 'knockout', durationS: LENGTH_S }, RULES)
  const over = playPair(playPair(final, [2, 3], 1, 0), [1, 2], 1, 5 * MINUTE)
  const play = requirePlay(over)
  expect(nextPair(play)).toBeNull()
  const [a = 0, b = 0] = play.order
  expect(requireMatch(run(over, callMatch(a, b, 10 * MINUTE))).reason).toEqual({ because: 'chosen' })
  const byCaptain = startMatch(over, { a, b, anyPairing: false }, moment(10 * MINUTE))
  expect(refusalOf(byCaptain)).toBe('not-suggested-pairing')
})
