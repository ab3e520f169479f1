import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { teamNumbers } from '../testing/cups.ts'
import { TIE_BREAKERS, type TieBreaker } from './format.ts'
import { standings, type TableResult } from './standings.ts'

const POINTS = { win: 3, draw: 1, loss: 0 }

const result = (teamA: number, teamB: number, scoreA: number, scoreB: number): TableResult => ({
  ...{ teamA, teamB, scoreA, scoreB, bothLost: false },
  winner: scoreA === scoreB ? null : scoreA > scoreB ? teamA : teamB,
})

const tableOf = (
  teams: number,
  results: readonly TableResult[],
  tieBreakers: readonly TieBreaker[] = TIE_BREAKERS,
  others: Partial<Parameters<typeof standings>[1]> = {},
) => standings(teamNumbers(teams), { results, tieBreakers, points: POINTS, tosses: [], ranks: 0, ...others })

const inWords = ({ rows }: ReturnType<typeof standings>) =>
  rows.map(({ team, points, aheadBy }) => `${team}: ${points}${aheadBy ? `, ${aheadBy}` : ''}`)

describe('[O-5] a table is ordered', () => {
  test('by points first, with three for a win and one for a draw', () => {
    expect(inWords(tableOf(3, [result(1, 2, 0, 1), result(2, 3, 1, 1), result(1, 3, 5, 0)]))).toEqual([
      '2: 4, points',
      '1: 3, points',
      '3: 1',
    ])
  })

  // 1 has beaten 2, and 2 has the better goals
  const level = [
    result(1, 2, 1, 0),
    result(2, 3, 6, 0),
    result(3, 1, 1, 0),
    result(3, 4, 0, 1),
    result(4, 1, 0, 1),
    result(2, 4, 1, 0),
  ]

  test('by the match between two teams that are level', () => {
    expect(inWords(tableOf(4, level, ['between_themselves', 'goal_difference']))).toEqual([
      '1: 6, between_themselves',
      '2: 6, points',
      '4: 3, between_themselves',
      '3: 3',
    ])
  })

  test('by goal difference where the group has chosen it first', () => {
    expect(inWords(tableOf(4, level, ['goal_difference', 'between_themselves']))).toEqual([
      '2: 6, goal_difference',
      '1: 6, points',
      '4: 3, goal_difference',
      '3: 3',
    ])
  })

  test('by goals when points and difference are the same', () => {
    const results = [result(1, 2, 2, 2), result(1, 3, 1, 0), result(2, 3, 2, 1)]
    expect(inWords(tableOf(3, results))).toEqual(['2: 4, goals', '1: 4, points', '3: 0'])
  })

  test('by the match between themselves again, when a tie-breaker has separated a third team', () => {
    // each has beaten another, team 2 has most goals, and of the other two team 3 has won
    const results = [result(1, 2, 1, 0), result(2, 3, 4, 0), result(3, 1, 1, 0)]
    expect(inWords(tableOf(3, results, ['between_themselves', 'goals']))).toEqual([
      '2: 3, goals',
      '3: 3, between_themselves',
      '1: 3',
    ])
  })

  test('with other points when the group has set them', () => {
    const results = [result(1, 2, 1, 0), result(2, 3, 1, 1), result(3, 1, 1, 1)]
    const points = { win: 2, draw: 2, loss: 0 }
    expect(tableOf(3, results, [], { points }).rows.map(({ points: sum }) => sum)).toEqual([4, 4, 2])
  })
})

describe('[O-6] a coin', () => {
  const allDrawn = [result(1, 2, 1, 1), result(2, 3, 1, 1), result(3, 1, 1, 1)]

  test('is due only between level teams whose rank decides something', () => {
    expect(tableOf(3, allDrawn).tossDue).toBeNull()
    expect(tableOf(3, allDrawn, TIE_BREAKERS, { ranks: 1 }).tossDue).toEqual([1, 2])
    expect(
      tableOf(3, [result(1, 2, 3, 0), result(1, 3, 3, 0), result(2, 3, 1, 1)], TIE_BREAKERS, { ranks: 1 })
        .tossDue,
    ).toBeNull()
  })

  test('puts its winner before its loser, and the next coin continues from there', () => {
    const first = tableOf(3, allDrawn, TIE_BREAKERS, { ranks: 2, tosses: [{ winner: 2, loser: 1 }] })
    expect(first.tossDue).toEqual([2, 3])
    const tosses = [
      { winner: 2, loser: 1 },
      { winner: 3, loser: 2 },
    ]
    const second = tableOf(3, allDrawn, TIE_BREAKERS, { ranks: 2, tosses })
    expect(second.tossDue).toBeNull()
    expect(inWords(second)).toEqual(['3: 2, toss', '2: 2, toss', '1: 2'])
  })
})

test('[O-9] a match that two teams lost because both have left brings neither of them points', () => {
  const none = { ...result(1, 2, 0, 0), bothLost: true }
  const { rows } = tableOf(3, [none, result(1, 3, 0, 3), result(2, 3, 0, 3)])
  expect(rows.map(({ team, points, lost, drawn }) => [team, points, lost, drawn])).toEqual([
    [3, 6, 0, 0],
    [1, 0, 2, 0],
    [2, 0, 2, 0],
  ])
})

/** Computed in another way: whether `x` is before `y` in a table of teams that are all level on points. */
function compare(
  x: number,
  y: number,
  level: readonly number[],
  results: readonly TableResult[],
  order: readonly TieBreaker[],
): number {
  const goals = (team: number) =>
    results.reduce(
      ([own, other], { teamA, teamB, scoreA, scoreB }) =>
        [
          own + (teamA === team ? scoreA : teamB === team ? scoreB : 0),
          other + (teamA === team ? scoreB : teamB === team ? scoreA : 0),
        ] as const,
      [0, 0] as readonly [number, number],
    )
  const points = (team: number, among: readonly number[]) =>
    results
      .filter(
        ({ teamA, teamB }) => among.includes(teamA) && among.includes(teamB) && [teamA, teamB].includes(team),
      )
      .reduce((sum, { winner }) => sum + (winner === team ? 3 : winner === null ? 1 : 0), 0)
  for (const by of order) {
    const value = (team: number) =>
      by === 'between_themselves'
        ? points(team, level)
        : by === 'goals'
          ? goals(team)[0]
          : goals(team)[0] - goals(team)[1]
    const values = level.map(value)
    if (new Set(values).size < 2) continue
    if (value(x) !== value(y)) return value(y) - value(x)
    return compare(
      x,
      y,
      level.filter((team) => value(team) === value(x)),
      results,
      order,
    )
  }
  return 0
}

test('[O-5] [O-6] of random results and orders of tie-breakers every pair of rows is in the right order, with its reason', () => {
  const results = fc.integer({ min: 2, max: 7 }).chain((n) => {
    const pairs = teamNumbers(n).flatMap((a) => teamNumbers(a - 1).map((b) => [a, b] as const))
    const scores = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })), {
      minLength: pairs.length,
      maxLength: pairs.length,
    })
    return scores.map((all) => ({
      n,
      played: pairs.map(([a, b], index) => result(a, b, ...(all[index] ?? [0, 0]))),
    }))
  })
  fc.assert(
    fc.property(results, fc.shuffledSubarray([...TIE_BREAKERS]), ({ n, played }, order) => {
      const { rows } = tableOf(n, played, order)
      expect(rows.map(({ team }) => team).toSorted((a, b) => a - b)).toEqual(teamNumbers(n))
      for (const [index, row] of rows.entries()) {
        const next = rows[index + 1]
        if (!next) continue
        expect(row.points).toBeGreaterThanOrEqual(next.points)
        if (row.points > next.points) expect(row.aheadBy).toBe('points')
        else {
          const level = rows.filter(({ points }) => points === row.points).map(({ team }) => team)
          const difference = compare(row.team, next.team, level, played, order)
          expect(difference).toBeLessThanOrEqual(0)
          expect(row.aheadBy === null).toBe(difference === 0)
        }
      }
    }),
    { numRuns: 500 },
  )
})
