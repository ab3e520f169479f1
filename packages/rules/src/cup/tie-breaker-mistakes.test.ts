import { expect, test } from 'vitest'
import { teamNumbers } from '../testing/cups.ts'
import { TIE_BREAKERS, type TieBreaker } from './format.ts'
import { standings, type TableResult } from './standings.ts'

interface Played extends TableResult {
  isForfeit: boolean
}

interface Example {
  results: readonly Played[]
  tieBreakers: readonly TieBreaker[]
  order: readonly number[]
}

const result = (teamA: number, teamB: number, scoreA: number, scoreB: number): Played => ({
  ...{ teamA, teamB, scoreA, scoreB, bothLost: false, isForfeit: false },
  winner: scoreA === scoreB ? null : scoreA > scoreB ? teamA : teamB,
})
const forfeit = (winner: number, loser: number): Played => ({
  ...result(winner, loser, 3, 0),
  isForfeit: true,
})
const lostByBoth = (a: number, b: number): Played => ({
  ...result(a, b, 0, 0),
  bothLost: true,
  isForfeit: true,
})

const EXAMPLES: Record<string, Example> = {
  'two are level, and the one with fewer goals has won between them': {
    results: [result(1, 2, 0, 1), result(1, 3, 6, 0), result(2, 4, 0, 1), result(3, 4, 0, 0)],
    tieBreakers: TIE_BREAKERS,
    order: [4, 2, 1, 3],
  },
  'the group sets goal difference before the match between them': {
    results: [result(2, 1, 1, 0), result(1, 3, 6, 0), result(2, 3, 0, 1)],
    tieBreakers: ['goal_difference', 'between_themselves', 'goals'],
    order: [1, 2, 3],
  },
  'three have beaten each other in a circle, and the difference over all matches decides': {
    results: [
      ...[result(1, 2, 1, 0), result(2, 3, 3, 0), result(3, 1, 1, 0)],
      ...[result(1, 4, 1, 0), result(2, 4, 1, 0), result(3, 4, 9, 0)],
    ],
    tieBreakers: TIE_BREAKERS,
    order: [3, 2, 1, 4],
  },
  'goals set one of three apart, and the other two begin again with the match between them': {
    results: [result(1, 2, 1, 0), result(2, 3, 4, 0), result(3, 1, 1, 0)],
    tieBreakers: ['between_themselves', 'goals', 'goal_difference'],
    order: [2, 3, 1],
  },
  'a forfeit counts as three goals': {
    results: [forfeit(2, 3), result(1, 3, 2, 0), result(1, 2, 0, 0)],
    tieBreakers: TIE_BREAKERS,
    order: [2, 1, 3],
  },
  'more goals away from home bring nothing': {
    results: [result(2, 1, 0, 1), result(1, 2, 1, 2), result(1, 3, 3, 0), result(2, 3, 1, 0)],
    tieBreakers: TIE_BREAKERS,
    order: [1, 2, 3],
  },
  'goal difference comes before goals': {
    results: [result(1, 2, 1, 1), result(1, 3, 2, 0), result(2, 3, 5, 4)],
    tieBreakers: TIE_BREAKERS,
    order: [1, 2, 3],
  },
  'one win is worth more than two draws': {
    results: [result(1, 3, 1, 1), result(1, 4, 1, 1), result(2, 3, 1, 0), result(2, 4, 0, 9)],
    tieBreakers: TIE_BREAKERS,
    order: [4, 2, 1, 3],
  },
  'a match that both have lost brings neither a point': {
    results: [lostByBoth(1, 2), result(3, 4, 0, 0), result(1, 4, 1, 1), result(3, 2, 0, 0)],
    tieBreakers: TIE_BREAKERS,
    order: [4, 3, 1, 2],
  },
}

/** The decisions of a table; each mistake makes one of them in another way. */
interface Way {
  win: number
  bothLostBrings: number
  tieBreakers: (chosen: readonly TieBreaker[]) => readonly TieBreaker[]
  /** Whose matches count between the teams. */
  between: 'the level teams' | 'everybody' | 'each two'
  /** Whether teams that are still level begin with the first tie-breaker again. */
  isBegunAgain: boolean
  goalsOf: (results: readonly Played[], level: readonly number[]) => readonly Played[]
  awayGoals: number
}

const RIGHT: Way = {
  ...{ win: 3, bothLostBrings: 0, between: 'the level teams', isBegunAgain: true, awayGoals: 0 },
  tieBreakers: (chosen) => chosen,
  goalsOf: (results) => results,
}

const among = (results: readonly Played[], teams: readonly number[]) =>
  results.filter(({ teamA, teamB }) => teams.includes(teamA) && teams.includes(teamB))

const MISTAKES: Record<string, Partial<Way>> = {
  'between themselves is counted over all matches': { between: 'everybody' },
  'three level teams are compared two at a time': { between: 'each two' },
  'goals against a team that left do not count': {
    goalsOf: (results) => results.filter(({ isForfeit }) => !isForfeit),
  },
  'goal difference is that of the matches between themselves': { goalsOf: among },
  'the last tie-breaker comes first': { tieBreakers: (chosen) => chosen.toReversed() },
  'goal difference always comes first': {
    tieBreakers: (chosen) => ['goal_difference', ...chosen.filter((by) => by !== 'goal_difference')],
  },
  'between themselves is left out': {
    tieBreakers: (chosen) => chosen.filter((by) => by !== 'between_themselves'),
  },
  'those still level go on with the next tie-breaker': { isBegunAgain: false },
  'away goals decide between themselves': { awayGoals: 0.01 },
  'a win brings two points': { win: 2 },
  'a match that both have lost counts as drawn': { bothLostBrings: 1 },
}

function points(team: number, results: readonly Played[], way: Way): number {
  const own = results.filter(({ teamA, teamB }) => teamA === team || teamB === team)
  return own.reduce((sum, { winner, bothLost }) => {
    if (bothLost) return sum + way.bothLostBrings
    return sum + (winner === team ? way.win : winner === null ? 1 : 0)
  }, 0)
}

function goals(team: number, results: readonly Played[]): { own: number; other: number; away: number } {
  const sum = { own: 0, other: 0, away: 0 }
  for (const { teamA, teamB, scoreA, scoreB } of results) {
    if (teamA === team) Object.assign(sum, { own: sum.own + scoreA, other: sum.other + scoreB })
    if (teamB === team)
      Object.assign(sum, { own: sum.own + scoreB, other: sum.other + scoreA, away: sum.away + scoreB })
  }
  return sum
}

/** Computed in another way than the rules do: a table whose every decision may be made wrongly. */
function orderBy(way: Way, { results, tieBreakers }: Example): number[] {
  const all = [...new Set(results.flatMap(({ teamA, teamB }) => [teamA, teamB]))].toSorted((a, b) => a - b)
  const chosen = way.tieBreakers(tieBreakers)
  const valueIn = (team: number, by: TieBreaker, level: readonly number[]): number => {
    if (by === 'between_themselves') {
      const counted = way.between === 'everybody' ? results : among(results, level)
      return points(team, counted, way) + way.awayGoals * goals(team, counted).away
    }
    const { own, other } = goals(team, way.goalsOf(results, level))
    return by === 'goals' ? own : own - other
  }
  const split = (teams: readonly number[], value: (team: number) => number): number[][] =>
    [...new Set(teams.map(value))]
      .toSorted((a, b) => b - a)
      .map((one) => teams.filter((team) => value(team) === one))
  const rank = (level: readonly number[], left: readonly TieBreaker[]): number[] => {
    const [by, ...others] = left
    if (level.length < 2 || by === undefined) return [...level]
    if (by === 'between_themselves' && way.between === 'each two')
      return level.toSorted((a, b) => valueIn(b, by, [a, b]) - valueIn(a, by, [a, b]))
    const parts = split(level, (team) => valueIn(team, by, level))
    if (parts.length < 2) return rank(level, others)
    return parts.flatMap((part) => rank(part, way.isBegunAgain ? chosen : others))
  }
  return split(all, (team) => points(team, results, way)).flatMap((level) => rank(level, chosen))
}

test.each(Object.entries(EXAMPLES))('[O-5] in a table %s', (_, example) => {
  const { results, tieBreakers, order } = example
  const terms = { results, tieBreakers, points: { win: 3, draw: 1, loss: 0 }, tosses: [], ranks: 0 }
  const { rows } = standings(teamNumbers(order.length), terms)
  expect(rows.map(({ team }) => team)).toEqual(order)
  expect(orderBy(RIGHT, example)).toEqual(order)
})

test.each(Object.entries(MISTAKES))('[O-5] the examples detect a table in which %s', (_, mistake) => {
  const way = { ...RIGHT, ...mistake }
  const differing = Object.values(EXAMPLES).filter(
    (example) => orderBy(way, example).join() !== example.order.join(),
  )
  expect(differing).not.toEqual([])
})
