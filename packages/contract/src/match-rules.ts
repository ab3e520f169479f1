import { DRAW_RULES, RULE_BOUNDS } from '@turnout/rules/house-rules'
import * as z from 'zod'
import { integerWithin } from './wire/integer.ts'

const Goals = integerWithin(RULE_BOUNDS.goals, 'A match is won by 1 to 50 goals.')

const Win = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('lead'),
    lead: integerWithin(RULE_BOUNDS.lead, 'A lead that wins is 1 to 10 goals.'),
    goals: Goals,
  }),
  z.strictObject({ by: z.literal('goals'), goals: Goals }),
  z.strictObject({ by: z.literal('time') }),
])

/** House rules on the wire. In `PartialMatchRules` every field may be left out. */
export const MatchRules = z
  .strictObject({
    duration_s: integerWithin(RULE_BOUNDS.durationS, 'A match lasts 1 to 60 minutes.'),
    win: Win,
    knockout_goals: integerWithin(RULE_BOUNDS.knockoutGoals, 'The knockout stage is won by 1 to 10 goals.'),
    /** 0 is never: then only an organiser starts the knockout stage. */
    knockout_last_s: integerWithin(
      RULE_BOUNDS.knockoutLastS,
      'The knockout stage begins in the last 0 to 120 minutes.',
    ),
    scored_draw: z.enum(DRAW_RULES),
    goalless_draw: z.enum(DRAW_RULES),
    max_wins_in_a_row: integerWithin(
      RULE_BOUNDS.maxWinsInARow,
      'The winner goes off after 2 to 10 wins in a row, or never.',
    ).nullable(),
    at_zero: z.enum(['stop', 'last_play']),
    changeover_s: integerWithin(RULE_BOUNDS.changeoverS, 'The changeover takes 0 to 300 seconds.'),
  })
  .meta({ id: 'MatchRules' })
export type MatchRules = z.output<typeof MatchRules>

export const PartialMatchRules = MatchRules.partial()
