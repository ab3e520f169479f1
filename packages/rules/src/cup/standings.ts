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
  /** What places it before the next team; null where nothing does, and the first to arrive is named first. */
  aheadBy: Separation | null
}

export interface Standings {
  rows: Standing[]
  /** Two teams on equal terms for which the order matters. */
  tossDue: [number, number] | null
}

type Rules = Pick<CupPlan, 'points' | 'tieBreakers'>

interface Terms extends Rules {
  results: readonly TableResult[]
  tosses: readonly TableToss[]
  /** How many first ranks decide something. */
  ranks: number
}

/**
 * [O-5] The table: by points, then by the tie-breakers in their order, then by toss. When a tie-breaker separates some
 * of the teams, those still level begin with the first tie-breaker again, among themselves.
 */
export function standings(teams: readonly number[], terms: Terms): Standings {
  const tallies = new Map(teams.map((team) => [team, tallyOf(team, terms.results)]))
  const tally = (team: number) => tallies.get(team) ?? EMPTY_TALLY
  const ordered: Pick<Standing, 'team' | 'aheadBy'>[] = []
  let tossDue: Standings['tossDue'] = null
  for (const { level, aheadBy } of levelTeams(teams, { ...terms, tally })) {
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

interface Level {
  level: readonly number[]
  aheadBy: Separation | null
}

interface Comparison extends Terms {
  tally: (team: number) => Tally
}

function levelTeams(teams: readonly number[], terms: Comparison): Level[] {
  if (teams.length < 2) return [{ level: teams, aheadBy: null }]
  for (const by of ['points', ...terms.tieBreakers] as const) {
    const parts = split(teams, valueBy(by, teams, terms))
    if (parts.length < 2) continue
    return parts.flatMap((part, index) =>
      levelTeams(part, terms).map((level, place, { length }) =>
        place === length - 1 && index < parts.length - 1 ? { ...level, aheadBy: by } : level,
      ),
    )
  }
  return [{ level: teams, aheadBy: null }]
}

/** The teams by value, the highest first; equal ones together in the order in which they were. */
function split(teams: readonly number[], valueOfTeam: (team: number) => number): number[][] {
  const parts = new Map<number, number[]>()
  for (const team of teams) {
    const value = valueOfTeam(team)
    parts.set(value, [...(parts.get(value) ?? []), team])
  }
  return [...parts].sort(([a], [b]) => b - a).map(([, part]) => part)
}

function valueBy(
  by: 'points' | TieBreaker,
  level: readonly number[],
  { tally, ...terms }: Comparison,
): (team: number) => number {
  switch (by) {
    case 'points':
      return (team) => pointsOf(tally(team), terms)
    case 'between_themselves': {
      const isLevel = new Set(level)
      const between = terms.results.filter(({ teamA, teamB }) => isLevel.has(teamA) && isLevel.has(teamB))
      return (team) => pointsOf(tallyOf(team, between), terms)
    }
    case 'goal_difference':
      return (team) => tally(team).goalsFor - tally(team).goalsAgainst
    case 'goals':
      return (team) => tally(team).goalsFor
  }
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
