import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { Instant } from './wire/time.ts'

export const SixDigits = z.string().regex(/^\d{6}$/, 'The venue code has six digits.')

export const VenueCode = model('VenueCode', {
  code: SixDigits,
  /** The path in the QR code: the game day with this code filled in. */
  path: z.string(),
  /** When the next one is shown. This one counts for a minute more. */
  renews_at: Instant,
  server_time: Instant,
})
export type VenueCode = z.output<typeof VenueCode>

export const getVenueCode = endpoint('getVenueCode', 'GET /games/game-day/:groupId/venue-code', {
  summary: "This minute's code, for an organiser to show to whoever cannot be located.",
  reply: VenueCode,
  problems: [
    'group-not-found',
    'not-playing-day',
    'game-cancelled',
    'check-in-not-open',
    'check-in-over',
    'game-closed',
  ],
})
