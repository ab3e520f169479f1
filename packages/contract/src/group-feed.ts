import * as z from 'zod'

/**
 * That something about the games to come of a group has changed. Each person sees something else in them, so that they
 * request their own answer again.
 */
export const GroupFeed = z
  .object({
    /** Grows with each change of an answer or a date; not with the end of a game, which has another tag. */
    version: z.number().int(),
    era: z.string(),
    /** Another one for each state, also where the version is the same. */
    tag: z.string(),
  })
  .meta({ id: 'GroupFeed' })
export type GroupFeed = z.output<typeof GroupFeed>
