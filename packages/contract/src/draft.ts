import { DRAFT_ORDERS } from '@turnout/rules/game-events'
import * as z from 'zod'
import { Armband, SitsOut, TeamSizes } from './teams.ts'

/** Whose turn it is, who may be captain next, and who may be picked. */
export const Draft = z.object({
  order: z.enum(DRAFT_ORDERS),
  /** How many of the first arrivals teams 1 and 2 pick from. */
  window: z.number().int(),
  /** Team number whose turn it is; null before two captains are named, and when drafting is over. */
  turn: z.number().int().nullable(),
  /** Manual drafting's next team; it needs no captains. */
  manual_turn: z.number().int().nullable(),
  /** The teams of the next turns, the present one first. A team is listed once for each of its turns. */
  turns: z.array(z.number().int()),
  next_captain: Armband.nullable(),
  /** The captains of teams 1 and 2 who are still to be named: with both, the draft starts. */
  starting_captains: z.array(Armband),
  /** For each team whose captain is alone: who may take the armband. */
  pass_to: z.array(Armband),
  /** Participants whom the team at turn may pick, in arrival order. */
  eligible_ids: z.array(z.uuid()),
  manual_eligible_ids: z.array(z.uuid()),
  room: z.number().int(), // places left in the team at turn
  /**
   * The places of each team, team 1 first. If people have gone home, an even share can be smaller than a
   * team, which keeps its places.
   */
  places: z.array(z.number().int()),
  /**
   * The expected sizes, and the even ones that an organiser may choose instead; for organisers, until a team
   * is called.
   */
  sizes: TeamSizes.nullable(),
  /** How many of them may be picked at once. */
  at_once: z.number().int(),
  can_auto_assign: z.boolean(),
  /** Once no one else fits into a team. */
  sits_out: z.array(SitsOut),
})
