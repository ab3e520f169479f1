import { addToTally, EMPTY_TALLY, type MatchResult, outcomeFor, type Tally } from './results.ts'

/** One person's part in one game: whether they were a captain, and the team they played for in each match, by its number. */
export interface Appearance {
  person: string
  captain: boolean
  playedFor: ReadonlyMap<number, number>
}

/** Its matches are in the order of play. */
export interface PlayedGame {
  appearances: readonly Appearance[]
  matches: readonly (MatchResult & { number: number })[]
}

export interface PlayerStatistics extends Tally {
  games: number
  captaincies: number
  /** [N-2] Most wins in a row, over several games too; a draw ends it as a defeat does. */
  longestRun: number
}

interface RunningStatistics extends PlayerStatistics {
  run: number
}

export const EMPTY_STATISTICS: PlayerStatistics = { ...EMPTY_TALLY, games: 0, captaincies: 0, longestRun: 0 }

const EMPTY_RUNNING: RunningStatistics = { ...EMPTY_STATISTICS, run: 0 }

/**
 * [N-1] The numbers of each person who came to these games, oldest game first. A match counts for the people who played
 * it, for the team for which they played.
 */
export function computeStatistics(games: readonly PlayedGame[]): Map<string, PlayerStatistics> {
  const all = new Map<string, RunningStatistics>()
  for (const { appearances, matches } of games)
    for (const appearance of appearances)
      all.set(
        appearance.person,
        matches.reduce(withMatch(appearance), withAppearance(all.get(appearance.person), appearance)),
      )
  return new Map([...all].map(([person, { run: _, ...statistics }]) => [person, statistics]))
}

const withAppearance = (
  before: RunningStatistics = EMPTY_RUNNING,
  { captain }: Appearance,
): RunningStatistics => ({
  ...before,
  games: before.games + 1,
  captaincies: before.captaincies + (captain ? 1 : 0),
})

const withMatch =
  ({ playedFor }: Appearance) =>
  (before: RunningStatistics, match: PlayedGame['matches'][number]): RunningStatistics => {
    const team = playedFor.get(match.number)
    const outcome = team === undefined ? null : outcomeFor(match, team)
    if (team === undefined || outcome === null) return before
    const run = outcome === 'won' ? before.run + 1 : 0
    return {
      ...before,
      ...addToTally(before, match, team),
      run,
      longestRun: Math.max(before.longestRun, run),
    }
  }
