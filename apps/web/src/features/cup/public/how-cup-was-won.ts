import type { CupResult } from '@turnout/contract/cup-result'
import { teamName } from '@turnout/rules/words'
import { pastCups, cupWinner as texts } from '../texts.ts'

type Final = NonNullable<CupResult['final']> & { loser: string }

/** How a final that was played was won: level goals without a coin are those of a draw whose loser left. */
export function finalText({ goals, against, by_toss: isByToss, loser }: Final): string {
  const level = isByToss ? texts.inFinalByCoin : texts.leftAfterFinal
  return (goals === against ? level : texts.inFinal)(goals, against, loser)
}

/** '2–1 against Orange in the final'; null of a cup that no team has won. */
export function howCupWasWon({ final, runner_up: runnerUp, points }: CupResult): string | null {
  if (points !== null) return pastCups.points(points)
  if (runnerUp === null) return null
  const loser = teamName(runnerUp)
  if (!final) return texts.finalForfeited(loser)
  return finalText({ ...final, loser })
}
