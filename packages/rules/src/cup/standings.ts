import { addToTally, EMPTY_TALLY, type MatchResult, type Tally } from '../results.ts'
import type { CupPlan, TieBreaker } from './format.ts'

/** A result in a table. A forfeit by both teams is lost by both. */
export interface TableResult extends MatchResult {
  bothLost: boolean
}

/** A coin that was tossed between two teams on equal terms. */
export interface TableToss {
  winner: number
  loser: number
}

export type Separation = 'points' | TieBreaker | 'toss'

export interface Standing extends Tally {
  team: number
  points: number
  /**
   * What places it before the next team; null where nothing does: then the first to arrive is named first.
   */
  aheadBy: Separation | null
}

export interface Standings {
  rows: Standing[]
  /** Two teams on equal terms for which the order matters. */
  tossDue: [number, number] | null
}

type Rules = Pick<CupPlan, 'points' | 'tieBreakers'>

interface Results extends Rules {
  results: readonly TableResult[]
}

interface Terms extends Results {
  tosses: readonly TableToss[]
  /** How many ranks from the top decide something. */
  ranks: number
}

/**
 * [O-5] The table: by points, then by the tie-breakers in their order, then by toss. When a tie-breaker separates some
 * of the teams, those still level begin with the first tie-breaker again, among themselves.
 */
export function standings(teams: readonly number[], terms: Terms): Standings {
  const tally = talliesOf(teams, terms.results)
  const ordered: Pick<Standing, 'team' | 'aheadBy'>[] = []
  let tossDue: Standings['tossDue'] = null
  for (const { level, aheadBy } of levelTeams(teams, { ...terms, tally, goalsToCome: NO_GOALS_TO_COME })) {
    const block = byToss(level, terms, ordered.length)
    tossDue ??= block.tossDue
    ordered.push(...block.rows.map((row, index) => (index === level.length - 1 ? { ...row, aheadBy } : row)))
  }
  const rows = ordered.map(({ team, aheadBy }) => ({
    ...{ team, ...tally(team), aheadBy },
    points: pointsOf(tally(team), terms),
  }))
  return { rows, tossDue }
}

/** What the goals of a team may still add to its difference and to its goals, from the least to the most. */
export type GoalsToCome = Record<'goal_difference' | 'goals', (team: number) => Range>
type Range = readonly [least: number, most: number]

const NOTHING: Range = [0, 0]
const NO_GOALS_TO_COME: GoalsToCome = { goal_difference: () => NOTHING, goals: () => NOTHING }

/** [O-30] The teams in their order, grouped where only goals to come, or a coin, would separate them. */
export const levelsOf = (teams: readonly number[], terms: Comparison): (readonly number[])[] =>
  levelTeams(teams, terms).map(({ level }) => level)

interface Level {
  level: readonly number[]
  aheadBy: Separation | null
}

interface Comparison extends Results {
  tally: (team: number) => Tally
  goalsToCome: GoalsToCome
}

function levelTeams(teams: readonly number[], terms: Comparison): Level[] {
  if (teams.length < 2) return [{ level: teams, aheadBy: null }]
  for (const by of ['points', ...terms.tieBreakers] as const) {
    const parts = split(teams, rangeBy(by, teams, terms))
    if (parts.length < 2 && parts[0]?.isLevel) continue
    return parts.flatMap(({ part, isLevel }, index) =>
      (isLevel ? levelTeams(part, terms) : [{ level: part, aheadBy: null }]).map(
        (level, place, { length }) =>
          place === length - 1 && index < parts.length - 1 ? { ...level, aheadBy: by } : level,
      ),
    )
  }
  return [{ level: teams, aheadBy: null }]
}

interface Part {
  part: number[]
  /** All of them have the same value, and it cannot change. */
  isLevel: boolean
}

/** The teams by value, the highest first. Teams whose ranges overlap form one part and keep their order. */
function split(teams: readonly number[], rangeOfTeam: (team: number) => Range): Part[] {
  const ranges = new Map(teams.map((team) => [team, rangeOfTeam(team)]))
  const range = (team: number) => ranges.get(team) ?? NOTHING
  const parts: number[][] = []
  let floor = Number.POSITIVE_INFINITY
  for (const team of teams.toSorted((a, b) => byMost(range(a), range(b)))) {
    const [least, most] = range(team)
    const meets = most < floor ? undefined : parts.at(-1)
    if (meets) meets.push(team)
    else parts.push([team])
    floor = Math.min(floor, least)
  }
  return parts.map((part) => ({
    part: teams.filter((team) => part.includes(team)),
    isLevel: new Set(part.flatMap((team) => [...range(team)])).size === 1,
  }))
}

function rangeBy(
  by: 'points' | TieBreaker,
  level: readonly number[],
  { tally, goalsToCome, ...terms }: Comparison,
): (team: number) => Range {
  switch (by) {
    case 'points':
      return (team) => added(pointsOf(tally(team), terms), NOTHING)
    case 'between_themselves': {
      const isLevel = new Set(level)
      const between = terms.results.filter(({ teamA, teamB }) => isLevel.has(teamA) && isLevel.has(teamB))
      return (team) => added(pointsOf(tallyOf(team, between), terms), NOTHING)
    }
    case 'goal_difference':
      return (team) => added(tally(team).goalsFor - tally(team).goalsAgainst, goalsToCome[by](team))
    case 'goals':
      return (team) => added(tally(team).goalsFor, goalsToCome[by](team))
  }
}

/** Compares without subtraction: the difference of two infinities is not a number. */
const byMost = ([, a]: Range, [, b]: Range): number => Number(a < b) - Number(a > b)

const added = (value: number, [least, most]: Range): Range => [value + least, value + most]

export function talliesOf(
  teams: readonly number[],
  results: readonly TableResult[],
): (team: number) => Tally {
  const tallies = new Map(teams.map((team) => [team, tallyOf(team, results)]))
  return (team) => tallies.get(team) ?? EMPTY_TALLY
}

function tallyOf(team: number, results: readonly TableResult[]): Tally {
  const own = results.filter(({ teamA, teamB }) => teamA === team || teamB === team)
  const noOneWon = own.filter(({ bothLost }) => bothLost).length
  const { drawn, lost, ...tally } = own.reduce((sum, result) => addToTally(sum, result, team), EMPTY_TALLY)
  return { ...tally, drawn: drawn - noOneWon, lost: lost + noOneWon }
}

const pointsOf = ({ won, drawn, lost }: Tally, { points }: Pick<Rules, 'points'>): number =>
  won * points.win + drawn * points.draw + lost * points.loss

/** [O-6] Each toss sets one team before another. A toss is due only where the rank decides something. */
function byToss(
  level: readonly number[],
  { tosses, ranks }: Terms,
  ranksBefore: number,
): { rows: Pick<Standing, 'team' | 'aheadBy'>[]; tossDue: Standings['tossDue'] } {
  const rows: Pick<Standing, 'team' | 'aheadBy'>[] = []
  let tossDue: Standings['tossDue'] = null
  let left = level
  while (left.length > 0) {
    const unbeaten = left.filter(
      (team) => !tosses.some(({ winner, loser }) => loser === team && left.includes(winner)),
    )
    // after corrected results earlier tosses may contradict each other
    const [first = left[0] ?? 0, second] = unbeaten
    if (second !== undefined && ranksBefore + rows.length < ranks) tossDue ??= [first, second]
    left = left.filter((team) => team !== first)
    rows.push({ team: first, aheadBy: second === undefined && left.length > 0 ? 'toss' : null })
  }
  return { rows, tossDue }
}
