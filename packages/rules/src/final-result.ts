import { isClosed } from './closing.ts'
import { type CupResult, cupResult } from './cup/cup-result.ts'
import type { Game } from './game.ts'
import { gameLeaders, matchResult } from './results.ts'

/** The result of a game for notifications and the chat; teams by number. */
export interface FinalResult {
  matches: number
  winners: number[]
  cup_winner?: number
  /** The game ended before its cup. */
  is_cup_undecided?: true
}

const cupFields = (cup: CupResult | null) =>
  cup && (cup.winner === null ? ({ is_cup_undecided: true } as const) : { cup_winner: cup.winner })

/** [Y-9] The result of a closed game; null while it is open, and for a game without a match. */
export function finalResult(game: Game): FinalResult | null {
  const ended = game.play?.ended ?? []
  if (ended.length === 0 || !isClosed(game)) return null
  const { teams: winners } = gameLeaders(ended.map(matchResult))
  return { matches: ended.length, winners, ...cupFields(cupResult(game)) }
}
