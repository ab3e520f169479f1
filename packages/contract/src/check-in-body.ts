import * as z from 'zod'
import { SixDigits } from './venue-code.ts'

/** To a game or an event: by position, or by the venue code. */
export const CheckInBody = z.union(
  [
    z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      accuracy: z.number().min(0).max(1_000_000).optional(),
    }),
    z.strictObject({ code: SixDigits }),
  ],
  'Send where you are, or the six digits of the venue code.',
)
export type CheckInBody = z.output<typeof CheckInBody>
