import { MAX_GUESTS } from '@turnout/rules/attendance'
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { EventCard, EventFacts } from './event-card.ts'
import { EventChanges, EventDraft } from './event-form.ts'
import { AttendancePerson, MyAnswer } from './wire/attendance.ts'
import { personName } from './wire/name.ts'
import { Message } from './wire/reply.ts'
import { line } from './wire/text.ts'
import { Instant } from './wire/time.ts'

export const EVENT_HOSTS = ['person', 'group', 'vendor'] as const

export const Event = EventFacts.extend({
  description: z.string(),
  guests_allowed: z.boolean(),
  host: z.object({
    type: z.enum(EVENT_HOSTS),
    /** Of the person, the group or the vendor. */
    id: z.uuid(),
    name: z.string(),
    image_url: z.string().nullable(),
  }),
  /** The hours and the venue, each before its last change; null if it was never moved. */
  moved_from: z
    .object({
      hours: z
        .object({ date: z.string(), start_time: z.string(), end_time: z.string(), starts_at: Instant })
        .nullable(),
      venue: z.object({ name: z.string(), address: z.string() }).nullable(),
    })
    .nullable(),
  /** Why it is cancelled, if the host gave a reason; and since when. */
  reason: z.string().nullable(),
  cancelled_at: Instant.nullable(),
  /** Null for visitors. */
  my_answer: MyAnswer.nullable(),
  /** Those who are in and share a group with the caller, by name. */
  familiar_people: z.array(AttendancePerson),
  can_manage: z.boolean(),
  /** When the caller checked in; null unless they did. */
  arrived_at: Instant.nullable(),
  /** How many are out, and of those who are in how many are guests and how many have arrived; null for everyone but hosts. */
  host_counts: z
    .object({ out: z.number().int(), guests: z.number().int(), arrived: z.number().int() })
    .nullable(),
}).meta({ id: 'Event' })
export type Event = z.output<typeof Event>

export const OPEN_EVENT_PROBLEMS = [
  'event-not-found',
  'event-not-published',
  'event-cancelled',
  'event-over',
] as const
const PICTURE_PROBLEMS = ['not-an-image', 'damaged-image', 'image-too-large'] as const
const HOST_PROBLEMS = ['group-not-found', 'vendor-not-found'] as const
const DATE_PROBLEMS = ['in-the-past', 'event-too-far-ahead'] as const

export const createEvent = endpoint('createEvent', 'POST /events', {
  summary: 'Start a draft. JSON, or a multipart form with a picture.',
  body: EventDraft,
  upload: 'picture',
  reply: Event,
  status: 201,
  problems: [...HOST_PROBLEMS, ...DATE_PROBLEMS, ...PICTURE_PROBLEMS, 'too-many-events'],
})

export const updateEvent = endpoint('updateEvent', 'PUT /events/:eventId', {
  summary:
    'Change an event. A published one stays whole. JSON, or a multipart form when the picture changes too. For hosts.',
  body: EventChanges,
  upload: 'picture',
  reply: Event,
  problems: [
    'event-not-found',
    'event-incomplete',
    'event-cancelled',
    'event-over',
    'host-fixed',
    ...HOST_PROBLEMS,
    ...DATE_PROBLEMS,
    ...PICTURE_PROBLEMS,
  ],
})

export const publishEvent = endpoint('publishEvent', 'POST /events/:eventId/publish', {
  summary: 'Show a draft to everyone. For hosts.',
  reply: Event,
  problems: ['event-not-found', 'event-incomplete', 'event-cancelled', 'in-the-past'],
})

export const cancelEvent = endpoint('cancelEvent', 'POST /events/:eventId/cancel', {
  summary: 'Cancel a published event, with a reason, or without: left out or empty. For hosts.',
  body: z.strictObject({ reason: line('Reason', 200, 0).optional() }),
  reply: Event,
  problems: OPEN_EVENT_PROBLEMS,
})

export const deleteEvent = endpoint('deleteEvent', 'DELETE /events/:eventId', {
  summary: 'Delete a draft. For hosts.',
  reply: Message,
  problems: ['event-not-found', 'event-published'],
})

export const getEvent = endpoint('getEvent', 'GET /events/:eventId', {
  access: 'optional',
  summary: 'One event, also a cancelled one or one that is over. Drafts are for their hosts.',
  reply: Event,
  problems: ['event-not-found'],
})

export const listMyEvents = endpoint('listMyEvents', 'GET /users/me/events', {
  summary:
    'The events that this person hosts, drafts among them, and those they answered: first what is to come, the next one first, then what is over.',
  reply: z.object({
    hosted: z.array(EventCard),
    answered: z.array(EventCard.extend({ answer: z.enum(['going', 'waiting', 'not_going']) })),
  }),
})

export const answerEvent = endpoint('answerEvent', 'PUT /events/:eventId/answer', {
  summary: 'In or out, until the end of the event.',
  body: z.strictObject({
    answer: z.enum(['going', 'not_going']),
    /** All guests of this person by name; left out, they stay as they are. */
    guests: z.array(personName('Guest name', 80)).max(MAX_GUESTS).optional(),
    /** Left out, it stays as it is; at first true. */
    at_short_notice: z.boolean().optional(),
  }),
  reply: Event,
  problems: [...OPEN_EVENT_PROBLEMS, 'too-many-guests', 'guests-off'],
})

export const acceptEventPlace = endpoint('acceptEventPlace', 'POST /events/:eventId/accept-place', {
  summary:
    'Take a place that is offered at short notice, for oneself or else for a guest. The first to accept has it.',
  reply: Event,
  problems: [...OPEN_EVENT_PROBLEMS, 'not-waiting', 'place-taken'],
})
