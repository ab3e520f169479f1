import * as z from 'zod'
import { Instant } from './wire/time.ts'

/** A session to come: its local date, its instants, and its hours (HH:MM) by the clock at the venue. */
export const UpcomingGame = z.object({
  date: z.string(),
  starts_at: Instant,
  ends_at: Instant,
  start_time: z.string(),
  end_time: z.string(),
})
export type UpcomingGame = z.output<typeof UpcomingGame>

export const PlannedGame = UpcomingGame.extend({
  /** Its date, hours or venue differ from every week; an added game is not moved. */
  is_moved: z.boolean(),
  /** Where it is played, this once; null at the group's venue. */
  other_venue_name: z.string().nullable(),
})
export type PlannedGame = z.output<typeof PlannedGame>
