import { isEqual } from './deep-equal.ts'
import type { Game, GameEvent } from './game.ts'
import type { Score } from './game-events.ts'
import { leadingSide } from './next-match.ts'
import { ok, type Result, refuse } from './result.ts'
import { scoreText } from './score-text.ts'

interface ResultCorrection {
  match: number
  /** The score that the person saw, if their app sends it. */
  seen?: Score | null
  score: Score
  reason: string
}

/**
 * [E-11] An organiser corrects the score of a match that is over, with a reason, also in a closed game.
 * Results, table and statistics follow; the queue, a coin and later matches stay as they were. Refused if the
 * score has changed since the person saw it.
 */
export function correctResult(
  game: Game,
  { match: matchNumber, seen, score, reason }: ResultCorrection,
  at: number,
): Result<readonly GameEvent[], 'match-not-over' | 'same-score' | 'result-changed'> {
  const match = game.play?.ended.find(({ number }) => number === matchNumber)
  if (!match) return refuse('match-not-over', { match: matchNumber })
  if (isEqual(match.score, score)) return refuse('same-score', { match: matchNumber })
  if (seen && !isEqual(match.score, seen))
    return refuse('result-changed', { match: matchNumber, score: scoreText(match.score.a, match.score.b) })
  const winner = leadingSide({ score })
  const correction = { from: match.score, reason, at }
  return ok([{ type: 'score-corrected', matchNumber, score, winner, correction }])
}
