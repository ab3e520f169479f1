import {
  CUP_FORMATS,
  DRAWN_KNOCKOUT,
  type FixtureStage,
  type Format,
  TIE_BREAKERS,
} from '@turnout/rules/cup/format'
import * as z from 'zod'

const Count = z.number().int()

/** The stage of a cup to which a match belongs, in its stored form. */
export const FixtureStageOf = z.discriminatedUnion('is', [
  z.object({ is: z.literal('league') }),
  z.object({ is: z.literal('group'), group: Count }),
  z.object({ is: z.literal('knockout'), of: Count, no: Count }),
  z.object({ is: z.literal('third_place') }),
]) satisfies z.ZodType<FixtureStage>

/** What decides who plays next, in its stored form. */
export const FormatOf = z.discriminatedUnion('is', [
  z.object({ is: z.literal('winner_stays') }),
  z.object({
    is: z.enum(CUP_FORMATS),
    teams: z.array(Count),
    legs: z.union([z.literal(1), z.literal(2)]),
    groups: z.union([z.literal(2), z.literal(4)]),
    thirdPlace: z.boolean(),
    points: z.object({ win: Count, draw: Count, loss: Count }),
    tieBreakers: z.array(z.enum(TIE_BREAKERS)),
    drawnKnockout: z.enum(DRAWN_KNOCKOUT),
    durationS: Count,
    /** Absent in logs from before cups were drawn. */
    draws: Count.default(0),
    withdrawn: z.array(Count),
  }),
]) satisfies z.ZodType<Format>
