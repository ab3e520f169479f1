import * as z from 'zod'
import { model } from './endpoint.ts'

/** The command that an organiser may take back now: the last one that is not taken back yet. */
export const TakeBack = model('TakeBack', {
  /** Its entry in the log; `takeBack` names it, so that two phones take it back once. */
  version: z.number().int(),
  /** 'Goal for Orange', 'Pick of Isla for Blue'. */
  what: z.string(),
  of: z.enum(['draft', 'play']),
  /** Number of the match that is on now and would be undone: to be confirmed first. */
  drops: z.number().int().nullable(),
  /** What would be different afterwards, a sentence each; empty where `what` says it all. */
  changes: z.array(z.string()),
})
export type TakeBack = z.output<typeof TakeBack>
