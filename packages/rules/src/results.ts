import type { EndedMatch } from './game-events.ts'

/** A match that is over, as results and history know it: teams by number, `winner` null for a draw. */
export interface MatchResult {
  teamA: number
  teamB: number
  scoreA: number
  scoreB: number
  winner: number | null
}

export const matchResult = ({
  number,
  a,
  b,
  score,
  winner,
}: EndedMatch): MatchResult & { number: number } => ({
  number,
  teamA: a,
  teamB: b,
  scoreA: score.a,
  scoreB: score.b,
  winner: winner === null ? null : { a, b }[winner],
})

/** The sums of matches for a team or a person. */
export interface Tally {
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
}

export const EMPTY_TALLY: Tally = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 }

export type Outcome = 'won' | 'drawn' | 'lost'

/** [E-4] The teams that won the most matches, in the order of the table; none when no match was won. */
export function gameLeaders(matches: readonly MatchResult[]): { teams: number[]; wins: number } {
  const rows = gameTable([], matches)
  const wins = rows[0]?.won ?? 0
  return { teams: rows.flatMap(({ team, won }) => (won > 0 && won === wins ? team : [])), wins }
}

/** [E-4] The team with the most wins; null when several share first place, or none won. */
export function gameWinner(matches: readonly MatchResult[]): { team: number; wins: number } | null {
  const { teams, wins } = gameLeaders(matches)
  const [team] = teams
  return team === undefined || teams.length > 1 ? null : { team, wins }
}

/** How a match went for one of its teams; null for a team that was not in it. */
export function outcomeFor({ teamA, teamB, winner }: MatchResult, team: number): Outcome | null {
  if (team !== teamA && team !== teamB) return null
  if (winner === null) return 'drawn'
  return winner === team ? 'won' : 'lost'
}

/** Adds one match; unchanged for a team that did not play in it. */
export function addToTally(tally: Tally, match: MatchResult, team: number): Tally {
  const outcome = outcomeFor(match, team)
  if (!outcome) return tally
  const [own, opponents] = team === match.teamA ? [match.scoreA, match.scoreB] : [match.scoreB, match.scoreA]
  return {
    ...tally,
    [outcome]: tally[outcome] + 1,
    played: tally.played + 1,
    goalsFor: tally.goalsFor + own,
    goalsAgainst: tally.goalsAgainst + opponents,
  }
}

export interface TableRow extends Tally {
  team: number
}

/**
 * [E-7] The table of a game: every team that has players or has played, by matches won, goal difference,
 * goals, number.
 */
export function gameTable(teams: readonly number[], matches: readonly MatchResult[]): TableRow[] {
  const played = matches.flatMap(({ teamA, teamB }) => [teamA, teamB])
  const rows = [...new Set([...teams, ...played])].map((team) => ({
    team,
    ...matches.reduce((tally, match) => addToTally(tally, match, team), EMPTY_TALLY),
  }))
  const goalDifference = ({ goalsFor, goalsAgainst }: Tally) => goalsFor - goalsAgainst
  return rows.sort(
    (a, b) =>
      b.won - a.won || goalDifference(b) - goalDifference(a) || b.goalsFor - a.goalsFor || a.team - b.team,
  )
}
