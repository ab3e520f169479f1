import { isClosed } from './closing.ts'
import { cupResult } from './cup/cup-result.ts'
import type { Game } from './game.ts'
import { gameLeaders, matchResult } from './results.ts'

/** The result of a game as it is told to people; teams by number. */
export interface FinalResult {
  matches: number
  winners: number[]
  /** Null when the game ended before its cup. Absent without a cup. */
  cup_winner?: number | null
}

/** [Y-9] What is told of a closed game; null while it is open, and of one without a match. */
export function finalResult(game: Game): FinalResult | null {
  const ended = game.play?.ended ?? []
  if (ended.length === 0 || !isClosed(game)) return null
  const { teams: winners } = gameLeaders(ended.map(matchResult))
  const cup = cupResult(game)
  return { matches: ended.length, winners, ...(cup && { cup_winner: cup.winner }) }
}
