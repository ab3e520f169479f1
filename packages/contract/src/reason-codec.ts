import type { Reason } from '@turnout/rules/game-events'
import * as z from 'zod'
import { FixtureStageOf } from './format-codec.ts'

const Team = z.number().int()

/** Why two teams play next, in its stored form. */
export const ReasonOf = z.discriminatedUnion('because', [
  z.object({ because: z.enum(['first-in-line', 'chosen', 'rematch', 'both-off']) }),
  z.object({ because: z.enum(['draw-needs-toss', 'nobody-longer-toss']) }),
  z.object({ because: z.enum(['winner-stays', 'toss-won']), stays: Team }),
  z.object({ because: z.literal('wins-cap'), off: Team, wins: z.number() }),
  z.object({ because: z.literal('wins-cap-one-off'), off: Team, stays: Team, wins: z.number() }),
  z.object({ because: z.enum(['longest-on-off', 'challenger-off']), off: Team, stays: Team }),
  z.object({
    because: z.literal('one-waits-toss'),
    cap: z.object({ off: Team, wins: z.number() }).nullable(),
  }),
  z.object({
    because: z.literal('cup-match'),
    ...{ fixture: z.number().int(), stage: FixtureStageOf, nextGoal: z.boolean() },
  }),
  z.object({ because: z.literal('cup-toss'), stage: FixtureStageOf }),
  z.object({ because: z.literal('cup-waits'), team: Team }),
  z.object({ because: z.literal('cup-over'), winner: Team.nullable() }),
]) satisfies z.ZodType<Reason>
