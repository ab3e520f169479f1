import type { CupResult as CupResultInRules } from '@turnout/rules/cup/cup-result'
import * as z from 'zod'
import { model } from './endpoint.ts'

const TeamNumber = z.number().int()

/** The result of a cup; teams by number (O-23). */
export const CupResult = model('CupResult', {
  /** Null where the game ended before the cup did, and when every team had left. */
  winner: TeamNumber.nullable(),
  /** The loser of the final. Null in a round robin. */
  runner_up: TeamNumber.nullable(),
  /** The winner of the match for third place, where one was decided. */
  third: TeamNumber.nullable(),
  /**
   * Goals of the winner and of the runner-up. They are level when a coin decided the final, and when the
   * runner-up left after a draw. Null in a round robin, and when the final was not played.
   */
  final: z.object({ goals: z.number().int(), against: z.number().int(), by_toss: z.boolean() }).nullable(),
  /** Of the winner of a round robin. */
  points: z.number().int().nullable(),
})
export type CupResult = z.output<typeof CupResult>

export const wireCupResult = ({ winner, runnerUp, third, final, points }: CupResultInRules): CupResult => ({
  ...{ winner, runner_up: runnerUp, third, points },
  final: final && { goals: final.goals, against: final.against, by_toss: final.byToss },
})
