import { type HouseRules, SPECIFICATION_RULES } from '@turnout/rules/house-rules'
import type * as z from 'zod'
import type { MatchRules, PartialMatchRules } from './match-rules.ts'

/** The new rules of a group: its present rules with the fields that were sent. */
export function mergeHouseRules(input: z.output<typeof PartialMatchRules>, base: HouseRules): HouseRules {
  return {
    durationS: input.duration_s ?? base.durationS,
    win: input.win ?? base.win,
    knockoutGoals: input.knockout_goals ?? base.knockoutGoals,
    knockoutLastS: input.knockout_last_s ?? base.knockoutLastS,
    scoredDraw: input.scored_draw ?? base.scoredDraw,
    goallessDraw: input.goalless_draw ?? base.goallessDraw,
    maxWinsInARow: input.max_wins_in_a_row === undefined ? base.maxWinsInARow : input.max_wins_in_a_row,
    atZero: input.at_zero ?? base.atZero,
    changeoverS: input.changeover_s ?? base.changeoverS,
  }
}

/** Complete rules in the form of packages/rules. */
export const toHouseRules = (input: MatchRules): HouseRules => mergeHouseRules(input, SPECIFICATION_RULES)

export const toMatchRules = (rules: HouseRules): MatchRules => ({
  duration_s: rules.durationS,
  win: rules.win,
  knockout_goals: rules.knockoutGoals,
  knockout_last_s: rules.knockoutLastS,
  scored_draw: rules.scoredDraw,
  goalless_draw: rules.goallessDraw,
  max_wins_in_a_row: rules.maxWinsInARow,
  at_zero: rules.atZero,
  changeover_s: rules.changeoverS,
})
