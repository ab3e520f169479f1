import { DRAW_RULES, type HouseRules, SPECIFICATION_RULES, type WinRule } from '@turnout/rules/house-rules'
import * as z from 'zod'

export const WinRuleOf = z.discriminatedUnion('by', [
  z.object({ by: z.literal('lead'), lead: z.number(), goals: z.number() }),
  z.object({ by: z.literal('goals'), goals: z.number() }),
  z.object({ by: z.literal('time') }),
]) satisfies z.ZodType<WinRule>

export const HouseRulesOf = z.object({
  durationS: z.number(),
  win: WinRuleOf,
  knockoutGoals: z.number(),
  knockoutLastS: z.number().default(SPECIFICATION_RULES.knockoutLastS),
  scoredDraw: z.enum(DRAW_RULES),
  goallessDraw: z.enum(DRAW_RULES),
  maxWinsInARow: z.number().nullable(),
  atZero: z.enum(['stop', 'last_play']),
  changeoverS: z.number(),
}) satisfies z.ZodType<HouseRules>
