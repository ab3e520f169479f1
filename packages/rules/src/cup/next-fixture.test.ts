import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cupOf, factsOf, playCup, withMatch, withToss } from '../testing/cups.ts'
import type { CupFacts } from './cup-facts.ts'
import { cupState } from './cup-state.ts'
import { CUP_FORMATS } from './format.ts'
import { cupTurns, cupWinner, fixtureAfter, isCupOver, nextFixture, teamsOut } from './next-fixture.ts'
import { fewestTeams } from './time-plan.ts'

const cups = fc
  .record({ is: fc.constantFrom(...CUP_FORMATS), thirdPlace: fc.boolean() })
  .chain(({ is, thirdPlace }) =>
    fc
      .integer({ min: fewestTeams({ is, groups: 2 }), max: 16 })
      .map((teams) => cupOf(teams, { is, thirdPlace })),
  )
// a cup of sixteen teams has up to 240 matches
const CUPS = { numRuns: 12 }
const scores = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 20 })

const leaves = (facts: CupFacts, team: number) => ({ ...facts, cup: { ...facts.cup, withdrawn: [team] } })

/** The number of the match that is next with these facts. */
const numberOf = (facts: CupFacts): number | null => {
  const step = nextFixture(facts)
  return step.is === 'match' ? step.fixture : null
}

describe('[O-20] the match expected after the present one', () => {
  const knockout = factsOf(cupOf(4, { is: 'knockout' }))
  const played = withMatch(knockout, nextFixture(knockout), [1, 0])

  test.each([
    ['after the first semi-final is the second', knockout, 1, 2],
    ['after the second is the match for third place, whose teams are still open', played, 2, 3],
    ['is the first one that is open when a later one was begun out of order', knockout, 2, 1],
    ['leaves out a team without players', { ...played, present: [1, 2, 4] }, null, 3],
    ['is none after the last', { ...knockout, present: [] }, null, 3],
    ['is none that a team has lost by leaving', leaves(knockout, 1), 2, 3],
    ['is none for which a coin is due', withMatch(knockout, nextFixture(knockout), [1, 1]), 2, 3],
  ])('%s', (_, facts, now, number) => {
    expect(fixtureAfter(facts, cupState(facts), now)?.number).toBe(number)
  })

  test('is the one that is called next, whatever the results', () => {
    fc.assert(
      fc.property(cups, scores, (cup, results) => {
        const expected: (number | null)[] = []
        const { matches } = playCup(cup, results, (facts) =>
          expected.push(fixtureAfter(facts, cupState(facts), numberOf(facts))?.number ?? null),
        )
        expect(expected).toEqual(matches.map((_, index) => matches[index + 1]?.fixture ?? null))
      }),
      CUPS,
    )
  })
})

describe('[O-21] when a team plays next', () => {
  const knockout = factsOf(cupOf(4, { is: 'knockout' }))
  const noThird = factsOf(cupOf(4, { is: 'knockout', thirdPlace: false }))
  const turnsOf = (facts: CupFacts, now: number | null) =>
    cupTurns(cupState(facts), now).map(({ team, matches }) => [team, matches])

  test.each([
    [
      'is known for both teams of a later match',
      knockout,
      1,
      [
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'is known for all teams while no match is called',
      knockout,
      null,
      [
        [1, 0],
        [4, 0],
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'is known for the loser of a semi-final too, and for no team of the other one',
      withMatch(knockout, nextFixture(knockout), [1, 0]),
      2,
      [
        [4, 1],
        [1, 2],
      ],
    ],
    ['leaves out a match that a team has lost by leaving', leaves(noThird, 1), 2, [[4, 1]]],
    ['is not known for two who toss a coin', withMatch(knockout, nextFixture(knockout), [1, 1]), 2, []],
  ])('%s', (_, facts, now, turns) => {
    expect(turnsOf(facts, now)).toEqual(turns)
  })

  test('has a number of matches before it that comes true, whatever the results', () => {
    fc.assert(
      fc.property(cups, scores, (cup, results) => {
        const announced: ReturnType<typeof cupTurns>[] = []
        const { matches } = playCup(cup, results, (facts) =>
          announced.push(cupTurns(cupState(facts), numberOf(facts))),
        )
        for (const [index, turns] of announced.entries())
          for (const turn of turns) {
            const later = matches.slice(index + 1)
            expect(later.findIndex(({ a, b }) => [a, b].includes(turn.team)) + 1).toBe(turn.matches)
          }
      }),
      CUPS,
    )
  })
})

describe('[O-22] the teams without another match', () => {
  const knockout = factsOf(cupOf(4, { is: 'knockout', thirdPlace: false }))
  const league = factsOf(cupOf(6, { is: 'groups' }))
  const outOf = (facts: CupFacts) => teamsOut(facts, cupState(facts))
  /**
   * Of teams 1, 4 and 5 the one with the lower number has won each time; the other group has an open match.
   */
  const fiveIn = (facts: CupFacts) =>
    [1, 1, 0, 1, 1].reduce((before, a) => withMatch(before, nextFixture(before), [a, 1 - a]), facts)

  test.each([
    ['are none before the first match', knockout, []],
    ['are the losers of a knockout', withMatch(knockout, nextFixture(knockout), [1, 0]), [4]],
    ['are not the teams of a drawn match', withMatch(knockout, nextFixture(knockout), [1, 1]), []],
    ['are the last of a group that is over', fiveIn(league), [5]],
    ['are those that have left', leaves(knockout, 2), [2]],
    ['are those that have left, also while their group is open', leaves(league, 2), [2]],
  ])('%s', (_, facts, out) => {
    expect(outOf(facts)).toEqual(out)
  })

  test('[O-22] are in no later match, and are all of them when the cup is over', () => {
    fc.assert(
      fc.property(cups, scores, (cup, results) => {
        const announced: number[][] = []
        const { facts } = playCup(cup, results, (before) => announced.push(outOf(before)))
        for (const [index, out] of announced.entries())
          for (const { a, b } of facts.matches.slice(index))
            expect(out.filter((team) => team === a || team === b)).toEqual([])
        expect(outOf(facts)).toEqual([...cup.teams])
      }),
      CUPS,
    )
  })
})

describe('[O-10] the end of a cup', () => {
  const endOf = (facts: CupFacts) => {
    const state = cupState(facts)
    return { isOver: isCupOver(state), winner: cupWinner(state) }
  }

  test('comes with its last match, whatever the results, and before it no team has won', () => {
    fc.assert(
      fc.property(cups, scores, (cup, results) => {
        const { facts, winner } = playCup(cup, results, (before) =>
          expect(endOf(before)).toEqual({ isOver: false, winner: null }),
        )
        expect(endOf(facts)).toEqual({ isOver: true, winner })
      }),
      CUPS,
    )
  })

  test('waits for the coin between two teams that are level', () => {
    const league = factsOf(cupOf(2, { is: 'round_robin' }))
    const level = withMatch(league, nextFixture(league), [1, 1])
    expect(cupState(level).fixtures.every(({ isOver }) => isOver)).toBe(true)
    expect(endOf(level)).toEqual({ isOver: false, winner: null })
    expect(endOf(withToss(level, nextFixture(level), false))).toEqual({ isOver: true, winner: 2 })
  })
})
