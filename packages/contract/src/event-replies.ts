import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { CHECK_IN_PROBLEMS } from './event-check-in.ts'
import { Event } from './events.ts'
import { VenueCode } from './venue-code.ts'
import { ANSWERS, Attendee } from './wire/attendance.ts'
import { Paging } from './wire/reply.ts'
import { Instant } from './wire/time.ts'

/** A person who answered, or a guest whom a person brings. */
export const EventReply = Attendee.extend({
  answer: z.enum(ANSWERS),
  /** In the waiting list, from 1; null for the others. */
  position: z.number().int().nullable(),
  /** For a guest, that of the person who brings them. */
  answered_at: Instant,
  /** When they checked in; null unless they did. */
  arrived_at: Instant.nullable(),
}).meta({ id: 'EventReply' })
export type EventReply = z.output<typeof EventReply>

export const listEventReplies = endpoint('listEventReplies', 'GET /events/:eventId/replies', {
  summary:
    'Everyone who answered, and their guests: those who are in, in the order in which they got their places, then those who wait, the first in line first, then those who are out. For hosts.',
  query: z.object({
    ...Paging,
    answer: z.enum(ANSWERS).optional(),
    /** A part of a name, or of the name of the person who brings a guest. */
    search: z.string().max(100).optional(),
  }),
  reply: z.array(EventReply),
  paged: true,
  problems: ['event-not-found'],
})

export const getEventReplies = endpoint('getEventReplies', 'GET /events/:eventId/replies.csv', {
  summary: 'All replies to an event for a spreadsheet. For hosts.',
  download: 'text/csv',
  reply: z.string(),
  problems: ['event-not-found'],
})

export const undoCheckInOfReply = endpoint(
  'undoCheckInOfReply',
  'DELETE /events/:eventId/replies/:replyId/check-in',
  {
    summary: 'Take back a check-in, by whichever way it was made. For hosts.',
    reply: Event,
    problems: [...CHECK_IN_PROBLEMS, 'reply-not-found'],
  },
)

export const getEventCode = endpoint('getEventCode', 'GET /events/:eventId/venue-code', {
  summary: "This minute's code, for a host to show to people who cannot be located.",
  reply: VenueCode,
  problems: CHECK_IN_PROBLEMS,
})
