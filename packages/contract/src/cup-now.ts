import * as z from 'zod'
import { model } from './endpoint.ts'

/** A team, or in words who it will be: 'Winner of semi-final 1'. */
export const CupPlace = z.object({ team_id: z.uuid().nullable(), name: z.string() })

/** The cup of a game next to its present match; `getCup` has all of it. */
export const CupNow = model('CupNow', {
  /**
   * Changes with what the cup shows: after a match, a start, a toss, a correction or a team that leaves.
   */
  mark: z.string(),
  /**
   * Of the match that is on, or else of the next one: 'Group A', 'Semi-final 1'. Null for a match outside
   * the cup.
   */
  stage: z.string().nullable(),
  /** The match that is expected after it; its teams may still be open. */
  after: z.object({ stage: z.string(), a: CupPlace, b: CupPlace }).nullable(),
  /**
   * What comes in place of a match, in words: what a coin decides, which team the cup waits for, who has
   * won it.
   */
  says: z.string().nullable(),
  /** Teams that are known in a later match, in the order in which they play. */
  turns: z.array(
    z.object({
      team_id: z.uuid(),
      stage: z.string(),
      /** Matches before it, including the present one. */
      matches: z.number().int(),
    }),
  ),
  /** Teams without another match in the cup. */
  out_ids: z.array(z.uuid()),
  /**
   * Completed matches outside the cup: from before it, or of two teams chosen by hand. Absent from an older
   * server.
   */
  other_matches: z.array(z.number().int()).optional(),
  is_over: z.boolean(),
  winner_id: z.uuid().nullable(),
})
export type CupNow = z.output<typeof CupNow>
