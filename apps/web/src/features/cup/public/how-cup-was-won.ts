import type { CupResult } from '@turnout/contract/cup-result'
import { teamName } from '@turnout/rules/words'
import { pastCups, cupWinner as texts } from '../texts.ts'

type Final = NonNullable<CupResult['final']> & { loser: string }

/** How a played final was won: level goals without a coin toss mean that the loser left after a draw. */
export function finalText({ goals, against, by_toss: isByToss, loser }: Final): string {
  const level = isByToss ? texts.inFinalByCoin : texts.leftAfterFinal
  return (goals === against ? level : texts.inFinal)(goals, against, loser)
}

/** '2–1 against Orange in the final'; null without a winner, or if its final had one team. */
export function howCupWasWon({ final, runner_up: runnerUp, points }: CupResult): string | null {
  if (points !== null) return pastCups.points(points)
  if (runnerUp === null) return null
  const loser = teamName(runnerUp)
  if (!final) return texts.finalForfeited(loser)
  return finalText({ ...final, loser })
}
