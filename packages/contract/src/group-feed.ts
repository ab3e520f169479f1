import * as z from 'zod'
import { model } from './endpoint.ts'

/**
 * Signals that something about the games to come of a group has changed. Each person sees different parts of
 * them, so each client requests its own answer again.
 */
export const GroupFeed = model('GroupFeed', {
  /** Grows with each change of an answer or a date; not with the end of a game, which has another tag. */
  version: z.number().int(),
  era: z.string(),
  /** Differs for each state, also where the version is the same. */
  tag: z.string(),
})
export type GroupFeed = z.output<typeof GroupFeed>
