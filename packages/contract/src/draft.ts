import { DRAFT_ORDERS } from '@turnout/rules/game-events'
import * as z from 'zod'
import { Armband, SitsOut, TeamSizes } from './teams.ts'

/** Whose turn it is, who may be captain next, and between whom a choice can be made. */
export const Draft = z.object({
  order: z.enum(DRAFT_ORDERS),
  /** The first this many arrivals are teams 1 and 2's. */
  window: z.number().int(),
  /** Team number whose turn it is; null before two captains are named, and when drafting is over. */
  turn: z.number().int().nullable(),
  /** Manual drafting's next team; it needs no captains. */
  manual_turn: z.number().int().nullable(),
  /** The teams whose turns come next, the one at turn first; a team again for each further turn. */
  turns: z.array(z.number().int()),
  next_captain: Armband.nullable(),
  /** The captains of teams 1 and 2 who are still to be named: with both, the draft starts. */
  starting_captains: z.array(Armband),
  /** For each team whose captain stands alone: to whom they may pass the armband on. */
  pass_to: z.array(Armband),
  /** Participants whom the team at turn may draw, in arrival order. */
  eligible_ids: z.array(z.uuid()),
  manual_eligible_ids: z.array(z.uuid()),
  room: z.number().int(), // places left in the team at turn
  /** The places of each team, team 1 first. When people have gone home an even share can be smaller than a team: it keeps its places. */
  places: z.array(z.number().int()),
  /** The sizes that will come out, and the even ones that an organiser may choose instead; for organisers, until a team is called. */
  sizes: TeamSizes.nullable(),
  /** How many of them may be drawn in one go. */
  at_once: z.number().int(),
  can_auto_assign: z.boolean(),
  /** Once nobody more fits anywhere. */
  sits_out: z.array(SitsOut),
})
