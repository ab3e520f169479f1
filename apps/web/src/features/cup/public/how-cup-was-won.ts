import type { CupResult } from '@turnout/contract/cup-result'
import { teamName } from '@turnout/rules/words'
import { pastCups, cupWinner as texts } from '../texts.ts'

/** '2–1 against Orange in the final'; null of a cup that no team has won. */
export function howCupWasWon({ final, runner_up: runnerUp, points }: CupResult): string | null {
  if (points !== null) return pastCups.points(points)
  if (runnerUp === null) return null
  const loser = teamName(runnerUp)
  if (!final) return texts.finalForfeited(loser)
  return (final.by_toss ? texts.inFinalByCoin : texts.inFinal)(final.goals, final.against, loser)
}
