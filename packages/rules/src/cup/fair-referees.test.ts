import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { nameReferee, refereeTeam } from '../referee.ts'
import { startedCup, teamNumbers } from '../testing/cups.ts'
import {
  arriveAll,
  callMatch,
  endMatchAt,
  MINUTE,
  requirePlay,
  run,
  SECOND,
  scoreGoal,
  startClockAt,
} from '../testing/games.ts'
import { CUP_FORMATS } from './format.ts'

const RULES = { rules: { win: { by: 'time' } }, refereeRequired: true } as const

/** Every team has one player: p1 is in team 1. */
const teamOfReferee = (id: string | null) => Number(id?.slice(1))

/** Plays the cup to its end; the first of each two wins. */
function play(cup: Game): Game {
  let game = cup
  for (let match = 0; requirePlay(game).reason.because === 'cup-match'; match++) {
    const [a = 0, b = 0] = requirePlay(game).order
    const at = match * MINUTE
    const next = refereeTeam(game, requirePlay(game), [a, b])
    game = run(
      game,
      callMatch(a, b, at),
      startClockAt(at),
      scoreGoal(a, at + SECOND),
      endMatchAt(at + 2 * SECOND),
    )
    const { referee } = requirePlay(game).ended.at(-1) ?? { referee: null }
    expect(teamOfReferee(referee)).toBe(next)
  }
  return game
}

test('[O-15] the referee of a cup match never comes from a team that plays it, nor from one that has refereed more than another that rests', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CUP_FORMATS), fc.integer({ min: 6, max: 8 }), (is, teams) => {
      const { ended } = requirePlay(play(startedCup(teams, { is }, RULES)))
      const counts = new Map(teamNumbers(teams).map((team) => [team, 0]))
      for (const { a, b, referee } of ended) {
        const team = teamOfReferee(referee)
        expect([a, b]).not.toContain(team)
        const resting = teamNumbers(teams).filter((each) => each !== a && each !== b)
        expect(counts.get(team)).toBe(Math.min(...resting.map((each) => counts.get(each) ?? 0)))
        counts.set(team, (counts.get(team) ?? 0) + 1)
      }
    }),
    { numRuns: 9 },
  )
})

test.each(teamNumbers(8).slice(2))(
  '[O-15] in a round robin of %i teams all referee equally often, or differ by one match',
  (teams) => {
    const { ended } = requirePlay(play(startedCup(teams, { is: 'round_robin' }, RULES)))
    const counts = teamNumbers(teams).map(
      (team) => ended.filter(({ referee }) => teamOfReferee(referee) === team).length,
    )
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  },
)

test('[O-15] a group without referees has none in a cup either', () => {
  const cup = startedCup(4, { is: 'knockout' })
  expect(refereeTeam(cup, requirePlay(cup), [1, 4])).toBeNull()
})

test('[O-15] a match that a guest of no team has refereed counts for no team', () => {
  const cup = arriveAll(startedCup(4, { is: 'knockout' }, RULES), ['guest'])
  const played = run(
    cup,
    callMatch(1, 4),
    (game) => nameReferee(game, 'guest'),
    startClockAt(),
    scoreGoal(1, 1),
    endMatchAt(2),
  )
  expect(requirePlay(played).ended).toMatchObject([{ referee: 'guest' }])
  expect(refereeTeam(played, requirePlay(played), [2, 3])).toBe(1)
})
