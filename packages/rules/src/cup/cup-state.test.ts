import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cupOf, factsOf, type PlayedCup, playCup, teamNumbers, withMatch, withToss } from '../testing/cups.ts'
import { type CupFacts, isTossOf, type Occupant } from './cup-facts.ts'
import { cupState } from './cup-state.ts'
import { CUP_FORMATS, type Cup } from './format.ts'
import { type CupStep, nextFixture, openFixtureOf } from './next-fixture.ts'
import { fewestTeams } from './time-plan.ts'

type Score = readonly [number, number]

/** Plays each next match; the first of the two wins a coin, except with 0-1. */
const play = (facts: CupFacts, ...scores: Score[]): CupFacts =>
  scores.reduce((state, score) => {
    const step = nextFixture(state)
    return step.is === 'toss' ? withToss(state, step, score[0] >= score[1]) : withMatch(state, step, score)
  }, facts)

const corrected = (facts: CupFacts, number: number, [a, b]: Score): CupFacts => ({
  ...facts,
  matches: facts.matches.map((match) => (match.number === number ? { ...match, score: { a, b } } : match)),
})

const without = (facts: CupFacts, ...withdrawn: number[]): CupFacts => ({
  ...facts,
  cup: { ...facts.cup, withdrawn },
})

const teamsNext = (facts: CupFacts) => {
  const step = nextFixture(facts)
  return 'teams' in step ? { is: step.is, teams: step.teams } : step
}

const knockout = (teams: number, overrides: Partial<Cup> = {}) =>
  factsOf(cupOf(teams, { is: 'knockout', thirdPlace: true, ...overrides }))

describe('[O-7] the places of a cup', () => {
  test('follow a corrected result while no team was called for them', () => {
    const semis = play(knockout(4), [1, 0], [1, 0])
    expect(teamsNext(semis)).toEqual({ is: 'match', teams: [4, 3] })
    expect(teamsNext(corrected(semis, 1, [0, 1]))).toEqual({ is: 'match', teams: [1, 3] })
  })

  test.each<{ first: Score; late: Score; third: number; final: number }>([
    { first: [1, 0], late: [0, 1], third: 4, final: 1 },
    { first: [0, 1], late: [1, 0], third: 1, final: 4 },
  ])('stay with team $third that was called for one of them, and the other goes to its opponent', (row) => {
    const semis = play(knockout(4), row.first, [1, 0])
    const late = corrected(play(semis, [1, 0]), 1, row.late)
    expect(cupState(late).fixtures[2]).toMatchObject({ teamA: row.third, teamB: 3 })
    expect(teamsNext(late)).toEqual({ is: 'match', teams: [row.final, 2] })
    const final = {
      is: 'match',
      fixture: 4,
      stage: { is: 'knockout', of: 2, no: 1 },
      nextGoal: false,
    } as const
    const finalFirst = withMatch(semis, { ...final, teams: [row.final, 2] }, [1, 0])
    expect(cupState(corrected(finalFirst, 1, row.late)).fixtures.slice(2)).toMatchObject([
      { teamA: row.third, teamB: 3 },
      { teamA: row.final, teamB: 2 },
    ])
  })

  test('of a group stay with the called teams without a coin when a corrected result makes it level', () => {
    const groups = play(factsOf(cupOf(6, { is: 'groups' })), [1, 1], [1, 0], [1, 1], [0, 1], [1, 0], [1, 0])
    expect(teamsNext(groups)).toEqual({ is: 'match', teams: [1, 3] })
    const level = corrected(play(groups, [1, 0]), 5, [1, 1])
    expect(teamsNext(level)).toEqual({ is: 'match', teams: [2, 4] })
  })

  test('in a knockout go to the best of the group who were not called', () => {
    const cup = cupOf(6, { is: 'groups' })
    const results = Array.from({ length: 6 }, (_, index): Score => [index + 1, index])
    const ended = play(factsOf(cup), ...results.map(([a, b], index): Score => [a + index, b]))
    const semi = play(ended, [1, 0])
    const [first, second] = cupState(semi).tables.map(({ rows }) => rows.map(({ team }) => team))
    expect([first?.[0], second?.[1]]).toEqual([semi.matches.at(-1)?.a, semi.matches.at(-1)?.b])
    for (const match of semi.matches.slice(0, 6))
      for (const score of [
        [0, 5],
        [5, 0],
      ] as const) {
        const { fixtures } = cupState(corrected(semi, match.number, score))
        const places = fixtures.slice(6, 8).flatMap(({ teamA, teamB }) => [teamA, teamB])
        expect(new Set(places).size).toBe(4)
        expect(places.slice(0, 2)).toEqual([first?.[0], second?.[1]])
      }
  })

  test('are those of the first teams to arrive, whichever side was called first', () => {
    const step = nextFixture(knockout(4))
    if (step.is !== 'match') return expect(step.is).toBe('match')
    const [a, b] = step.teams
    const swapped = withMatch(knockout(4), { ...step, teams: [b, a] }, [2, 1])
    expect(cupState(swapped).fixtures[0]).toMatchObject({
      teamA: a,
      teamB: b,
      winner: b,
      score: { a: 1, b: 2 },
    })
  })
})

describe('[O-8] a drawn knockout match', () => {
  test('is decided by the coin', () => {
    const drawn = play(knockout(4), [1, 1])
    expect(teamsNext(drawn)).toEqual({ is: 'toss', teams: [1, 4] })
    expect(cupState(play(drawn, [0, 0])).fixtures[0]).toMatchObject({ winner: 1, decidedBy: 'toss' })
  })

  test('is decided by the next goal, and by the coin if none falls', () => {
    const drawn = play(knockout(4, { drawnKnockout: 'next_goal' }), [1, 1])
    expect(nextFixture(drawn)).toMatchObject({ is: 'match', fixture: 1, teams: [1, 4], nextGoal: true })
    const goal = cupState(play(drawn, [0, 1])).fixtures[0]
    expect(goal).toMatchObject({ winner: 4, decidedBy: 'next_goal', score: { a: 1, b: 2 } })
    expect(teamsNext(play(drawn, [0, 0]))).toEqual({ is: 'toss', teams: [1, 4] })
  })

  test.each<[boolean, number, number, number]>([
    [true, 5, 1, 2],
    [true, 7, 2, 1],
    [false, 4, 1, 2],
    [false, 5, 1, 3],
    [false, 5, 3, 2],
  ])(
    'of 1 and 2 as match 5 has for its coin: %s, the one after match %i of %i and %i',
    (own, after, winner, loser) => {
      const match = { number: 5, fixture: 1, a: 1, b: 2, score: { a: 0, b: 0 } }
      expect(isTossOf(match, { matchNumber: after, winner, loser })).toBe(own)
    },
  )

  test('follows the corrected score, also after the next goal', () => {
    const decided = play(knockout(4, { drawnKnockout: 'next_goal' }), [1, 1], [0, 1])
    expect(cupState(corrected(decided, 1, [2, 1])).fixtures[0]).toMatchObject({
      winner: 1,
      score: { a: 2, b: 1 },
      decidedBy: 'play',
    })
  })

  test('in a table stays drawn', () => {
    const drawn = play(factsOf(cupOf(3)), [1, 1])
    expect(cupState(drawn).fixtures[0]).toMatchObject({ isOver: true, winner: null, decidedBy: 'play' })
    expect(nextFixture(drawn).is).toBe('match')
  })
})

describe('[O-9] a team that leaves', () => {
  test('loses its open matches 0 to 3, and keeps its results', () => {
    const facts = without(play(factsOf(cupOf(3)), [0, 2]), 3)
    const { fixtures, tables } = cupState(facts)
    expect(fixtures[0]).toMatchObject({ teamA: 2, teamB: 3, winner: 3, score: { a: 0, b: 2 } })
    expect(fixtures.filter(({ decidedBy }) => decidedBy === 'forfeit')).toHaveLength(1)
    expect(tables[0]?.rows.find(({ team }) => team === 3)).toMatchObject({ points: 3, goalsAgainst: 3 })
  })

  test('sends its opponent on, and when both leave, no team', () => {
    expect([1, 4].map((team) => cupState(without(knockout(4), team)).fixtures[0])).toMatchObject([
      { winner: 4, decidedBy: 'forfeit', score: { a: 0, b: 3 } },
      { winner: 1, decidedBy: 'forfeit', score: { a: 3, b: 0 } },
    ])
    const none = without(knockout(4), 1, 4)
    expect(cupState(none).fixtures[0]).toMatchObject({ winner: 'no_one', score: { a: 0, b: 0 } })
    expect(nextFixture(play(none, [1, 0]))).toEqual({ is: 'over', winner: 2 })
    expect(nextFixture(without(knockout(4), 1, 2, 3, 4))).toEqual({ is: 'over', winner: null })
  })

  test.each<{ drawnKnockout: Cup['drawnKnockout']; scores: Score[]; out: number[]; winner: Occupant }>([
    { drawnKnockout: 'toss', scores: [[1, 1]], out: [4], winner: 1 },
    { drawnKnockout: 'toss', scores: [[1, 1]], out: [1], winner: 4 },
    { drawnKnockout: 'next_goal', scores: [[1, 1]], out: [4], winner: 1 },
    {
      drawnKnockout: 'next_goal',
      scores: [
        [1, 1],
        [0, 0],
      ],
      out: [1],
      winner: 4,
    },
    { drawnKnockout: 'toss', scores: [[1, 1]], out: [1, 4], winner: 'no_one' },
  ])('after a draw loses it with the goals that fell ($drawnKnockout, $out)', (row) => {
    const drawn = play(knockout(4, { drawnKnockout: row.drawnKnockout }), ...row.scores)
    expect(cupState(without(drawn, ...row.out)).fixtures[0]).toMatchObject({
      ...{ winner: row.winner, decidedBy: 'forfeit', isOver: true },
      ...{ score: { a: 1, b: 1 }, played: row.scores.length },
    })
  })

  test('before the final is known loses it only once its opponent is known', () => {
    const early = without(play(knockout(4, { thirdPlace: false }), [1, 0]), 1)
    expect(cupState(early).fixtures.at(-1)).toMatchObject({ teamA: 1, teamB: null, isOver: false })
    expect(nextFixture(play(early, [1, 0]))).toEqual({ is: 'over', winner: 2 })
    const [, semi] = cupState(early).fixtures
    const stage = semi?.stage ?? expect.fail('no semi-final')
    const second: CupStep = { is: 'match', fixture: 2, stage, teams: [2, 3], nextGoal: false }
    const other = without(withMatch(knockout(4, { thirdPlace: false }), second, [1, 0]), 2)
    expect(cupState(other).fixtures.at(-1)).toMatchObject({ teamA: null, teamB: 2, isOver: false })
  })

  test('together with another loses their match as the other does', () => {
    const { rows } = cupState(without(factsOf(cupOf(3)), 1, 2)).tables[0] ?? expect.fail('no table')
    expect(rows.map(({ team, won, drawn, lost }) => [team, won, drawn, lost])).toEqual([
      [3, 2, 0, 0],
      [1, 0, 0, 2],
      [2, 0, 0, 2],
    ])
  })

  test('that has gone home but not left is waited for: the others play, then the cup waits', () => {
    const here = { ...knockout(4), present: [2, 3, 4] }
    expect(teamsNext(here)).toEqual({ is: 'match', teams: [2, 3] })
    expect(teamsNext(play(here, [1, 0]))).toEqual({ is: 'waits', team: 1 })
    expect(openFixtureOf(here, [4, 1])?.number).toBe(1)
    expect(openFixtureOf(here, [1, 2])).toBeNull()
  })

  test('that has gone home after a draw is waited for: the coin of two others who drew comes first', () => {
    const drawn = play(knockout(4), [1, 1])
    const here = { ...drawn, present: [1, 2, 3] }
    expect(teamsNext(here)).toEqual({ is: 'match', teams: [2, 3] })
    const both = play(here, [1, 1])
    expect(teamsNext(both)).toEqual({ is: 'toss', teams: [2, 3] })
    expect(teamsNext(play(both, [1, 0]))).toEqual({ is: 'waits', team: 4 })
  })
})

describe('[O-6] teams that are level after their last match toss a coin', () => {
  const draws = (n: number) => Array.from({ length: n }, (): Score => [1, 1])
  const level = play(factsOf(cupOf(3)), ...draws(3))

  test('for the first place of a round robin, and for no other', () => {
    expect(nextFixture(level)).toMatchObject({ is: 'toss', stage: { is: 'league' }, teams: [1, 2] })
    expect(nextFixture(play(level, [0, 0], [0, 0]))).toEqual({ is: 'over', winner: 1 })
  })

  test('for the first two places of a group', () => {
    const groups = play(factsOf(cupOf(6, { is: 'groups' })), ...draws(5))
    const stage = { is: 'group', group: 0 }
    expect(nextFixture(groups)).toMatchObject({ is: 'toss', stage, teams: [1, 4] })
    const first = play(groups, [0, 0], [0, 0])
    expect(nextFixture(first)).toMatchObject({ is: 'toss', stage, teams: [4, 5] })
    expect(nextFixture(play(first, [0, 0]))).toMatchObject({ is: 'match', stage: { group: 1 } })
  })

  test('and no coin of the knockout changes a table', () => {
    // 4 has the coin against 1 in the group, and 1 has it in the final
    const groups = play(factsOf(cupOf(6, { is: 'groups' })), ...draws(5), [0, 1], [0, 0], [0, 0], [1, 1])
    const final = play(groups, [0, 0], [0, 0], [0, 0], [1, 0], [0, 1], [1, 0], [1, 1])
    expect(teamsNext(final)).toEqual({ is: 'toss', teams: [4, 1] })
    const ended = play(final, [0, 1])
    expect(nextFixture(ended)).toEqual({ is: 'over', winner: 1 })
    expect(cupState(ended).tables).toEqual(cupState(final).tables)
  })

  test('only while both are present and in the cup', () => {
    expect(nextFixture({ ...level, present: [1, 3] })).toEqual({ is: 'over', winner: 1 })
    expect(nextFixture(without(level, 2))).toEqual({ is: 'over', winner: 1 })
  })
})

const format = fc.constantFrom(...CUP_FORMATS)
const randomCup = fc
  .record({
    ...{ is: format, n: fc.integer({ min: 2, max: 16 }), groups: fc.constantFrom(2 as const, 4 as const) },
    ...{ legs: fc.constantFrom(1 as const, 2 as const), thirdPlace: fc.boolean() },
    drawnKnockout: fc.constantFrom('toss' as const, 'next_goal' as const),
  })
  .map(({ n, ...cup }) => cupOf(Math.max(n, cup.is === 'groups' ? fewestTeams(cup) : 2), cup))
const scores = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })), { minLength: 7, maxLength: 31 })

/** The cup after its first matches, with the coins that had been tossed by then. */
const asAfter = ({ facts }: PlayedCup, count: number): CupFacts => {
  const matches = facts.matches.slice(0, count)
  const last = matches.at(-1)?.number ?? 0
  return { ...facts, matches, tosses: facts.tosses.filter(({ matchNumber }) => matchNumber < last) }
}

describe('every cup over random results', () => {
  test('[O-10] ends with a winner who has not lost a knockout match, after the matches that the format has', () => {
    fc.assert(
      fc.property(randomCup, scores, (cup, results) => {
        const { facts, winner } = playCup(cup, results)
        const { fixtures, tables } = cupState(facts)
        expect(fixtures.every(({ isOver }) => isOver)).toBe(true)
        expect(cup.teams).toContain(winner)
        if (cup.is === 'round_robin') expect(tables[0]?.rows[0]?.team).toBe(winner)
        else {
          const lost = fixtures.filter(({ stage }) => stage.is === 'knockout').map(({ loser }) => loser)
          expect(lost).not.toContain(winner)
          expect(new Set(lost).size).toBe(lost.length)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('[O-7] never has a team in two open matches of one round, and an undone match is next again', () => {
    fc.assert(
      fc.property(randomCup, scores, fc.nat(), (cup, results, moment) => {
        const played = playCup(cup, results)
        const count = moment % played.matches.length
        const undone = played.matches[count]
        let facts = asAfter(played, count)
        for (let step = nextFixture(facts); step.is === 'toss'; step = nextFixture(facts)) {
          const toss = played.facts.tosses[facts.tosses.length]
          if (!toss) break
          facts = { ...facts, tosses: [...facts.tosses, toss] }
        }
        expect(nextFixture(facts)).toMatchObject({ is: 'match', fixture: undone?.fixture })
      }),
      { numRuns: 15 },
    )
  })

  test('[O-7] never puts one team into two places of a round when a result is corrected', () => {
    fc.assert(
      fc.property(
        randomCup,
        scores,
        fc.nat(),
        fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.nat({ max: 3 })),
        (cup, results, moment, [which, a, b]) => {
          const played = playCup(cup, results)
          const facts = asAfter(played, 1 + (moment % played.matches.length))
          const { fixtures } = cupState(corrected(facts, 1 + (which % facts.matches.length), [a, b]))
          for (const size of [2, 4, 8, 16]) {
            const round = fixtures.filter(({ stage }) => stage.is === 'knockout' && stage.of === size)
            const teams = round
              .flatMap(({ teamA, teamB }) => [teamA, teamB])
              .filter((team) => typeof team === 'number')
            expect(new Set(teams).size).toBe(teams.length)
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  test('[O-9] ends, whichever teams leave, and whenever', () => {
    fc.assert(
      fc.property(randomCup, scores, fc.nat(), fc.nat(), (cup, results, moment, who) => {
        const played = playCup(cup, results)
        let facts = asAfter(played, moment % played.matches.length)
        facts = without(facts, ...teamNumbers(cup.teams.length).filter((team) => (who >> team) % 2 === 1))
        for (let turn = 0; nextFixture(facts).is !== 'over'; turn++) {
          if (turn > 500) expect.fail('It does not end.')
          facts = play(facts, results[turn % results.length] ?? [0, 0])
        }
      }),
      { numRuns: 15 },
    )
  })
})
