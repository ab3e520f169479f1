import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cupOf, playCup, teamNumbers } from '../testing/cups.ts'
import { fixturesOf, groupsOf, roundRobin } from './schedule.ts'

const size = fc.integer({ min: 2, max: 16 })
const scores = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })), { minLength: 5, maxLength: 40 })
const pairsOf = (matches: readonly { a: number; b: number }[]) =>
  matches.map(({ a, b }) => [a, b].toSorted((x, y) => x - y).join('-')).toSorted()

/** How many matches a team waits before its first, between two and after its last. */
function waitsOf(team: number, matches: readonly (readonly number[])[]): number[] {
  const own = [-1, ...matches.flatMap((pair, index) => (pair.includes(team) ? [index] : [])), matches.length]
  return own.slice(1).map((index, place) => index - (own[place] ?? 0) - 1)
}

test.each(teamNumbers(16).slice(1))(
  '[O-1] of %i teams every two meet once, or twice with swapped sides',
  (n) => {
    const once = teamNumbers(n).flatMap((a) =>
      teamNumbers(n)
        .filter((b) => a < b)
        .map((b) => ({ a, b })),
    )
    expect(pairsOf(roundRobin(teamNumbers(n)).map(([a, b]) => ({ a, b })))).toEqual(pairsOf(once))
    const legs = fixturesOf(cupOf(n, { legs: 2 })).map(({ a, b }) => JSON.stringify([a, b]))
    expect(legs).toHaveLength(n * (n - 1))
    expect(new Set(legs).size).toBe(legs.length)
  },
)

test.each(teamNumbers(16).slice(3))(
  '[O-1] of %i teams none plays three in a row, and none waits too long',
  (n) => {
    const matches = [...roundRobin(teamNumbers(n)), ...roundRobin(teamNumbers(n))]
    for (const team of teamNumbers(n)) {
      const waits = waitsOf(team, matches)
      expect(Math.max(...waits), `team ${team}`).toBeLessThanOrEqual(n % 2 === 0 ? n / 2 : n - 2)
      const between = waits.slice(1, -1)
      expect(
        between.some((wait, index) => wait === 0 && between[index + 1] === 0),
        `team ${team}`,
      ).toBe(false)
    }
  },
)

test('[O-2] groups take turns and are filled there and back: 1 A, 2 B, 3 B, 4 A', () => {
  expect(groupsOf(cupOf(8))).toEqual([
    [1, 4, 5, 8],
    [2, 3, 6, 7],
  ])
  const stages = fixturesOf(cupOf(8, { is: 'groups' })).map(({ stage }) => stage)
  expect(stages.slice(0, 4)).toEqual([0, 1, 0, 1].map((group) => ({ is: 'group', group })))
  expect(stages.slice(12)).toEqual([
    { is: 'knockout', of: 4, no: 1 },
    { is: 'knockout', of: 4, no: 2 },
    { is: 'third_place' },
    { is: 'knockout', of: 2, no: 1 },
  ])
})

test('[O-2] the first of a group meets the second of another, and only the final brings two of a group together again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 16 }), scores, (n, results) => {
      const cup = cupOf(n, { is: 'groups', groups: 4 })
      const { matches } = playCup(cup, results)
      const groups = groupsOf(cup)
      const groupOf = (team: number) => groups.findIndex((group) => group.includes(team))
      const last = fixturesOf(cup).length
      const inGroups = fixturesOf(cup).filter(({ stage }) => stage.is === 'group').length
      for (const { fixture, a, b } of matches)
        if (fixture > inGroups && fixture < last - 1) expect(groupOf(a)).not.toBe(groupOf(b))
    }),
    { numRuns: 12 },
  )
})

test.each([
  [2, 0],
  [3, 1],
  [5, 3],
  [6, 2],
  [8, 0],
  [11, 5],
  [16, 0],
])('[O-3] of %i teams the first %i to arrive have a bye', (n, byes) => {
  const fixtures = fixturesOf(cupOf(n, { is: 'knockout' }))
  const first = fixtures.filter(({ stage }) => stage.is === 'knockout' && stage.of >= n)
  const inFirst = first.flatMap(({ a, b }) => [a, b]).map((place) => ('team' in place ? place.team : 0))
  expect(teamNumbers(n).filter((team) => !inFirst.includes(team))).toEqual(teamNumbers(byes))
})

test('[O-4] the match for third place comes before the final, and only where two teams lose a semi-final', () => {
  const stages = (n: number, thirdPlace: boolean) =>
    fixturesOf(cupOf(n, { is: 'knockout', thirdPlace })).map(({ stage }) => stage.is)
  expect(stages(4, true).slice(-2)).toEqual(['third_place', 'knockout'])
  expect(stages(4, false)).not.toContain('third_place')
  expect(stages(3, true)).not.toContain('third_place')
  expect(stages(2, true)).toEqual(['knockout'])
})

describe('every cup', () => {
  test('[O-1] [O-3] has every team play what the format says: all others once, or until it has lost', () => {
    fc.assert(
      fc.property(size, scores, fc.boolean(), (n, results, twice) => {
        const league = playCup(cupOf(n, { legs: twice ? 2 : 1 }), results)
        for (const team of teamNumbers(n))
          expect(league.matches.filter(({ a, b }) => a === team || b === team)).toHaveLength(
            (n - 1) * (twice ? 2 : 1),
          )
        const knockout = playCup(cupOf(n, { is: 'knockout', thirdPlace: false }), results)
        expect(knockout.matches).toHaveLength(n - 1)
        expect(knockout.winner).not.toBeNull()
      }),
      { numRuns: 12 },
    )
  })

  test('[O-2] finishes each group before the knockout, and all but four teams play only in their group', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 16 }), scores, (n, results) => {
        const cup = cupOf(n, { is: 'groups', thirdPlace: true })
        const { matches } = playCup(cup, results)
        const groupMatches = groupsOf(cup).map((group) => (group.length * (group.length - 1)) / 2)
        expect(matches).toHaveLength(groupMatches.reduce((sum, count) => sum + count, 0) + 4)
        expect(matches.map(({ fixture }) => fixture)).toEqual(matches.map((_, index) => index + 1))
      }),
      { numRuns: 12 },
    )
  })
})
