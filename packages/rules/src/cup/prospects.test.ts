import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cupOf, factsOf } from '../testing/cups.ts'
import type { CupFacts } from './cup-facts.ts'
import { cupState } from './cup-state.ts'
import { type Cup, isKnockout, TIE_BREAKERS } from './format.ts'
import { MOST_OPEN_MATCHES, type Prospect, prospects } from './prospects.ts'

type Score = readonly [number, number]

interface TableMatch {
  fixture: number
  a: number
  b: number
}

/** The matches of a table, in the order in which they are played. */
const matchesOf = (cup: Cup, table: number): TableMatch[] =>
  cupState(factsOf(cup)).fixtures.flatMap(({ number, stage, teamA, teamB }) =>
    !isKnockout(stage) && (stage.is !== 'group' || stage.group === table)
      ? [{ fixture: number, a: Number(teamA), b: Number(teamB) }]
      : [],
  )

/** The cup after these results. */
const after = (cup: Cup, results: readonly (TableMatch & { score: Score })[]): CupFacts => ({
  ...factsOf(cup),
  matches: results.map(({ score: [a, b], ...match }, index) => ({
    ...{ ...match, number: index + 1, score: { a, b } },
  })),
})

const needs = (facts: CupFacts, table: number): Record<number, Prospect> =>
  Object.fromEntries(prospects(facts, cupState(facts), table))

describe('[O-30] before the last match of a group', () => {
  // 2, 3, 6 and 7 are in the second of two groups
  const group = (results: Record<string, Score>, overrides: Partial<Cup> = {}) => {
    const cup = cupOf(8, { is: 'groups', ...overrides })
    const played = matchesOf(cup, 1).flatMap((match) => {
      const score = results[`${match.a}-${match.b}`]
      const turned = results[`${match.b}-${match.a}`]
      if (score) return [{ ...match, score }]
      return turned ? [{ ...match, score: [turned[1], turned[0]] as const }] : []
    })
    expect(played).toHaveLength(Object.keys(results).length)
    return needs(after(cup, played), 1)
  }

  test('one team needs a draw and another a win, and the rest are certain to be through or out', () => {
    // 2 has seven points, 3 four, 6 three and 7 none
    expect(group({ '2-3': [0, 0], '2-6': [1, 0], '2-7': [1, 0], '3-7': [1, 0], '6-7': [1, 0] })).toEqual({
      2: { is: 'through' },
      3: { is: 'needs', result: 'draw', against: 6 },
      6: { is: 'needs', result: 'win', against: 3 },
      7: { is: 'out' },
    })
  })

  test('nothing is certain that later goals may change', () => {
    // all are level, and a drawn match may have goals
    expect(group({ '2-3': [0, 0], '2-6': [0, 0], '2-7': [0, 0], '3-7': [0, 0], '6-7': [0, 0] })).toEqual({
      2: { is: 'waits' },
      3: { is: 'enough', result: 'win', against: 6 },
      6: { is: 'enough', result: 'win', against: 3 },
      7: { is: 'waits' },
    })
  })

  test('a team that loses may lose by enough goals for another to pass it', () => {
    // 7 has six points, 2 and 3 have four, and 3 has the better difference so far
    const results = { '2-3': [0, 0], '2-6': [1, 0], '2-7': [0, 1], '3-7': [2, 0], '6-7': [0, 5] } as const
    expect(group(results)).toEqual({
      2: { is: 'waits' },
      3: { is: 'enough', result: 'draw', against: 6 },
      6: { is: 'out' },
      7: { is: 'through' },
    })
  })

  test('goals that nothing can change any more count', () => {
    // 2 and 7 have four points, and 3 would have four after a draw: goals decide between the two
    const results = { '2-3': [1, 0], '2-6': [0, 0], '2-7': [0, 2], '3-7': [3, 2], '6-7': [0, 0] } as const
    expect(group(results, { tieBreakers: ['goal_difference'] })).toEqual({
      2: { is: 'out' },
      3: { is: 'needs', result: 'draw', against: 6 },
      6: { is: 'needs', result: 'win', against: 3 },
      7: { is: 'through' },
    })
  })

  test.each([
    [3, 6],
    [6, 3],
  ])('a win is by one goal at least: %i passes 7 by it, whatever the score against %i', (winner, loser) => {
    // 7 has four points, as the winner would have, and the difference that the winner has now
    const lost = { [`2-${winner}`]: [1, 0], [`2-${loser}`]: [1, 0], '2-7': [2, 0] } as const
    const results = { ...lost, [`${winner}-7`]: [0, 0], [`7-${loser}`]: [1, 0] } as const
    expect(group(results, { tieBreakers: ['goal_difference'] })).toEqual({
      2: { is: 'through' },
      7: { is: 'waits' },
      [winner]: { is: 'needs', result: 'win', against: loser },
      [loser]: { is: 'out' },
    })
  })

  test('a team that has left needs nothing, nor does any other once the others have played', () => {
    const results = { '2-3': [1, 0], '3-7': [1, 0] } as const
    expect(Object.keys(group(results, { withdrawn: [6] }))).toEqual(['2', '3', '7'])
    expect(group({ ...results, '2-7': [0, 0] }, { withdrawn: [6] })).toEqual({})
  })

  test('there is no outlook once a match of the knockout has been called', () => {
    const cup = cupOf(12, { is: 'groups', groups: 4 })
    const matches = [0, 1, 2, 3].flatMap((table) => matchesOf(cup, table))
    const played = matches.slice(0, -1).map((match) => ({ ...match, score: [1, 0] as const }))
    expect(needs(after(cup, played), 3)).not.toEqual({})
    const semi = { fixture: matches.length + 1, a: 1, b: 2, score: [0, 0] } as const
    expect(needs(after(cup, [...played, semi]), 3)).toEqual({})
  })
})

describe('[O-30] of a round robin', () => {
  const result = (x: number, y: number, goalsX: number, goalsY: number) => ({ x, y, goalsX, goalsY })
  const table = (teams: number, results: ReturnType<typeof result>[], tieBreakers: Cup['tieBreakers']) => {
    const cup = cupOf(teams, { tieBreakers })
    const played = matchesOf(cup, 0).flatMap((match) =>
      results.flatMap(({ x, y, goalsX, goalsY }) => {
        if (match.a === x && match.b === y) return [{ ...match, score: [goalsX, goalsY] as const }]
        return match.a === y && match.b === x ? [{ ...match, score: [goalsY, goalsX] as const }] : []
      }),
    )
    return needs(after(cup, played), 0)
  }

  test('there is no outlook with five open matches', () => {
    const five = [result(1, 2, 0, 0), ...[1, 2, 3, 4].map((team) => result(5, team, 0, 1))]
    expect(table(5, five, [])).toEqual({})
    expect(table(5, [...five, result(3, 4, 0, 0)], [])).toMatchObject({ 5: { is: 'out' } })
  })

  test.each([
    ['goal_difference', 1, 2, 3, 4],
    ['goal_difference', 2, 1, 4, 3],
    ['goals', 1, 2, 3, 4],
    ['goals', 2, 1, 4, 3],
  ] as const)(
    'the first may lose its place by %s, whatever its lead: %i still plays %i, and %i plays %i',
    (by, a, b, c, d) => {
      // a and c have four points each, and the same goals
      const results = [result(a, d, 5, 0), result(a, c, 0, 0), result(b, c, 0, 1), result(b, d, 0, 0)]
      expect(table(4, results, [by])).toEqual({
        [b]: { is: 'at_least', result: 'win', against: a },
        [d]: { is: 'at_least', result: 'win', against: c },
      })
    },
  )
})

/** Cups with some open matches in a table, and the results so far. */
const someCup = ({ scores, open }: { scores: readonly Score[]; open: number }) =>
  fc
    .record({
      shape: fc.constantFrom(
        ...[3, 4, 5].map((teams) => cupOf(teams)),
        cupOf(3, { legs: 2 }),
        ...[6, 7, 8].map((teams) => cupOf(teams, { is: 'groups' })),
      ),
      points: fc.constantFrom({ win: 3, draw: 1, loss: 0 }, { win: 2, draw: 1, loss: 0 }),
      tieBreakers: fc.shuffledSubarray([...TIE_BREAKERS]),
      withdrawn: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 8 }),
      played: fc.array(fc.constantFrom(...scores), { minLength: 12, maxLength: 12 }),
      left: fc.integer({ min: 1, max: open }),
    })
    .map(({ shape, played, left, withdrawn, ...rest }) => {
      const cup = { ...shape, ...rest, withdrawn: withdrawn === null ? [] : [withdrawn] }
      const matches = matchesOf(cup, 0)
      const results = matches.map((match, index) => ({
        ...match,
        score: played[index % 12] ?? ([0, 0] as const),
      }))
      const isOpen = ({ a, b }: TableMatch) => !cup.withdrawn.includes(a) && !cup.withdrawn.includes(b)
      const cut = Math.max(0, matches.length - left)
      return { cup, played: results.slice(0, cut), open: results.slice(cut).filter(isOpen) }
    })
    .filter((some) => some.open.length > 0)

const waysOf = (open: readonly TableMatch[], scores: readonly Score[]): (TableMatch & { score: Score })[][] =>
  open.reduce<(TableMatch & { score: Score })[][]>(
    (ways, match) => ways.flatMap((way) => scores.map((score) => [...way, { ...match, score }])),
    [[]],
  )

/** The goal difference of a team in its first of these matches; null without one. */
function marginOf(team: number, way: readonly (TableMatch & { score: Score })[]): number | null {
  const next = way.find(({ a, b }) => a === team || b === team)
  if (!next) return null
  return next.a === team ? next.score[0] - next.score[1] : next.score[1] - next.score[0]
}

/** The teams that are among the first, those that are not, and those that only a coin could separate. */
function outlooksAfter(cup: Cup, way: readonly (TableMatch & { score: Score })[]) {
  const ranks = cup.is === 'groups' ? 2 : 1
  const rows = cupState(after(cup, way)).tables[0]?.rows ?? []
  const levels: number[][] = [[]]
  for (const { team, aheadBy } of rows) {
    levels.at(-1)?.push(team)
    if (aheadBy !== null) levels.push([])
  }
  const before = (index: number) => levels.slice(0, index).flat().length
  return new Map(
    levels.flatMap((level, index) =>
      level.map((team) => {
        const isIn = before(index) + level.length <= ranks
        return [team, isIn ? 'in' : before(index) >= ranks ? 'out' : 'coin'] as const
      }),
    ),
  )
}

const LEAST: Readonly<Record<'win' | 'draw', number>> = { win: 1, draw: 0 }

/** What a prospect claims about one way in which the matches end. */
function isKept(prospect: Prospect, margin: number | null, outlook: string | undefined): boolean {
  if (prospect.is === 'through') return outlook === 'in'
  if (prospect.is === 'out') return outlook === 'out'
  if (!('result' in prospect)) return margin === null
  const isMet = margin !== null && margin >= LEAST[prospect.result]
  const isEnough = prospect.is === 'at_least' || !isMet || outlook === 'in'
  const isNeeded = prospect.is === 'enough' || isMet || outlook === 'out'
  return isEnough && isNeeded
}

const GOALS: readonly Score[] = [
  [0, 0],
  [3, 3],
  [1, 0],
  [4, 0],
  [5, 4],
  [0, 1],
  [0, 4],
  [4, 5],
]

test('[O-30] whatever the results of the open matches, goals included, each prospect comes true', () => {
  fc.assert(
    fc.property(someCup({ scores: GOALS, open: 3 }), ({ cup, played, open }) => {
      const said = prospects(after(cup, played), cupState(after(cup, played)), 0)
      for (const way of waysOf(open, GOALS)) {
        const outlooks = outlooksAfter(cup, [...played, ...way])
        for (const [team, prospect] of said)
          expect(
            isKept(prospect, marginOf(team, way), outlooks.get(team)),
            `${team} ${JSON.stringify(prospect)}`,
          ).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})

const RESULTS: readonly Score[] = [
  [1, 0],
  [0, 0],
  [0, 1],
]

/** A team gets the first of these claims that is true. */
const claims = (against: number): Prospect[] => [
  ...(['through', 'out'] as const).map((is) => ({ is })),
  ...(['needs', 'enough'] as const).flatMap((is) =>
    (['draw', 'win'] as const).map((result) => ({ is, result, against })),
  ),
  ...(['win', 'draw'] as const).map((result) => ({ is: 'at_least' as const, result, against })),
]

test('[O-30] where goals do not count, every certain claim is made', () => {
  fc.assert(
    fc.property(
      someCup({ scores: RESULTS, open: MOST_OPEN_MATCHES }),
      fc.constantFrom([], ['between_themselves'] as const),
      ({ cup: some, played, open }, tieBreakers) => {
        const cup = { ...some, tieBreakers }
        const said = prospects(after(cup, played), cupState(after(cup, played)), 0)
        const ways = waysOf(open, RESULTS).map((way) => ({
          way,
          outlooks: outlooksAfter(cup, [...played, ...way]),
        }))
        for (const team of new Set(matchesOf(cup, 0).flatMap(({ a, b }) => [a, b]))) {
          if (cup.withdrawn.includes(team)) continue
          const next = open.find(({ a, b }) => a === team || b === team)
          const isTrue = (claim: Prospect) =>
            ways.every(({ way, outlooks }) => isKept(claim, marginOf(team, way), outlooks.get(team)))
          const expected = next
            ? claims(next.a === team ? next.b : next.a).find(isTrue)
            : (claims(0).slice(0, 2).find(isTrue) ?? { is: 'waits' })
          expect(said.get(team), `team ${team}`).toEqual(expected)
        }
      },
    ),
    { numRuns: 60 },
  )
})
