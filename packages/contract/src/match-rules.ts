import { type HouseRules, SPECIFICATION_RULES } from '@turnout/rules/house-rules'
import * as z from 'zod'

const DRAWS = ['toss', 'both_off', 'longest_on_off', 'challenger_off'] as const

const Win = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('lead'),
    lead: z.number().int().min(1).max(10),
    goals: z.number().int().min(1).max(50),
  }),
  z.strictObject({ by: z.literal('goals'), goals: z.number().int().min(1).max(50) }),
  z.strictObject({ by: z.literal('time') }),
])

/** House rules as they are said over the wire; every field may be left out and then is the sport's default. */
export const MatchRules = z
  .strictObject({
    duration_s: z.number().int().min(60).max(3600),
    win: Win,
    knockout_goals: z.number().int().min(1).max(10),
    scored_draw: z.enum(DRAWS),
    goalless_draw: z.enum(DRAWS),
    max_wins_in_a_row: z.number().int().min(2).max(10).nullable(),
    at_zero: z.enum(['stop', 'last_play']),
    changeover_s: z.number().int().min(0).max(300),
  })
  .meta({ id: 'MatchRules' })
export type MatchRules = z.output<typeof MatchRules>

export const SomeMatchRules = MatchRules.partial()

/** What was said, laid over what holds: the rules that the group now has. */
export function houseRules(said: z.output<typeof SomeMatchRules>, base: HouseRules): HouseRules {
  return {
    durationS: said.duration_s ?? base.durationS,
    win: said.win ?? base.win,
    knockoutGoals: said.knockout_goals ?? base.knockoutGoals,
    scoredDraw: said.scored_draw ?? base.scoredDraw,
    goallessDraw: said.goalless_draw ?? base.goallessDraw,
    maxWinsInARow: said.max_wins_in_a_row === undefined ? base.maxWinsInARow : said.max_wins_in_a_row,
    atZero: said.at_zero ?? base.atZero,
    changeoverS: said.changeover_s ?? base.changeoverS,
  }
}

/** As the rules know them; nothing is left out here. */
export const toHouseRules = (said: MatchRules): HouseRules => houseRules(said, SPECIFICATION_RULES)

export const matchRules = (rules: HouseRules): MatchRules => ({
  duration_s: rules.durationS,
  win: rules.win,
  knockout_goals: rules.knockoutGoals,
  scored_draw: rules.scoredDraw,
  goalless_draw: rules.goallessDraw,
  max_wins_in_a_row: rules.maxWinsInARow,
  at_zero: rules.atZero,
  changeover_s: rules.changeoverS,
})
