import { CheckInBody } from './check-in-body.ts'
import { endpoint } from './endpoint.ts'
import { Event } from './events.ts'

/** Why check-in is closed. */
export const CHECK_IN_PROBLEMS = [
  'event-not-found',
  'event-not-published',
  'event-cancelled',
  'event-over',
  'event-check-in-not-open',
] as const

export const checkInToEvent = endpoint('checkInToEvent', 'POST /events/:eventId/check-in', {
  summary:
    'Check in by position or by the venue code, as at a game. The server measures the distance and keeps no coordinates. For people who are in.',
  body: CheckInBody,
  reply: Event,
  problems: [
    ...CHECK_IN_PROBLEMS,
    'not-in',
    'on-waiting-list',
    'event-without-pin',
    'not-at-venue',
    'wrong-venue-code',
  ],
})

export const checkInReply = endpoint('checkInReply', 'PUT /events/:eventId/replies/:replyId/check-in', {
  summary: 'Check in a person or a guest who is in or waits, by the id in the list of replies. For hosts.',
  reply: Event,
  problems: [...CHECK_IN_PROBLEMS, 'reply-not-found'],
})
