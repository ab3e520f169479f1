import type { Game } from '../game.ts'
import type { FixtureState, Occupant } from './cup-facts.ts'
import { cupOf } from './cup-play.ts'
import { cupWinner } from './next-fixture.ts'

/** The result of a cup; teams by number. */
export interface CupResult {
  /** Null where the game ended before the cup did, and when every team has left. */
  winner: number | null
  /** The loser of the final. Null in a round robin. */
  runnerUp: number | null
  /** The winner of the match for third place, where one was decided. */
  third: number | null
  /**
   * Goals of the winner and of the runner-up. They are level when a coin decided the final, and when the
   * runner-up left after a draw. Null in a round robin, and when the final was not played.
   */
  final: { goals: number; against: number; byToss: boolean } | null
  /** Of the winner of a round robin. */
  points: number | null
}

const NO_WINNER: CupResult = { winner: null, runnerUp: null, third: null, final: null, points: null }

/** [O-23] The result of a game's cup; null without a cup, and before its first match has ended. */
export function cupResult({ play }: Pick<Game, 'play'>): CupResult | null {
  const cup = play && cupOf(play)
  if (!cup?.facts.matches.some(({ score }) => score !== null)) return null
  const winner = cupWinner(cup.state)
  if (winner === null) return NO_WINNER
  const { fixtures, tables } = cup.state
  const final = fixtures.find(({ stage }) => stage.is === 'knockout' && stage.of === 2)
  const third = fixtures.find(({ stage }) => stage.is === 'third_place')
  return {
    winner,
    runnerUp: teamOrNull(final?.loser),
    third: teamOrNull(third?.winner),
    final: final ? finalScore(final) : null,
    points: final ? null : (tables[0]?.rows[0]?.points ?? null),
  }
}

const teamOrNull = (occupant: Occupant | undefined): number | null =>
  typeof occupant === 'number' ? occupant : null

function finalScore({ teamA, winner, score, decidedBy, played }: FixtureState): CupResult['final'] {
  if (!score || played === 0) return null
  const [goals, against] = winner === teamA ? [score.a, score.b] : [score.b, score.a]
  return { goals, against, byToss: decidedBy === 'toss' }
}
