import {
  type EnquiryKind,
  type EventKind,
  type GroupKind,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@turnout/rules/notifications'
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant } from './wire/time.ts'

/** A session as sentences about it need it: `date`, `start_time` and `end_time` by the clock at the venue. */
export const GameReference = z.object({
  id: z.uuid(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  starts_at: Instant,
  time_zone: z.string(),
  venue_name: z.string(),
})
export type GameReference = z.output<typeof GameReference>

const Invitation = z.object({
  game: GameReference,
  /** When this was written; null without a limit. */
  places_left: z.number().int().nullable(),
})
const OnlyGame = z.object({ game: GameReference })
/**
 * The name of the guest whose place it is, for the person who brings them; absent where it is the person's
 * own.
 */
const OfGuest = { guest: z.string().optional() }
const Person = z.object({ user: z.object({ id: z.uuid(), name: z.string() }) })
/** `text` is shortened, and null once the message is removed. */
const FromChat = Person.extend({ message_id: z.uuid(), text: z.string().nullable() })
/** A game day that has begun: `game_id` is the id of its matches and results. */
const GameDay = { game_id: z.uuid(), date: z.string() }

/** When and where an event is, by the clock at the venue. */
const EventPlan = z.object({ date: z.string(), start_time: z.string(), venue_name: z.string() })
export type EventPlan = z.output<typeof EventPlan>

/** The data of a notification of each kind. */
export const NOTIFICATION_DATA = {
  game_open: Invitation,
  reminder: Invitation,
  spare_asked: Invitation,
  /** `free`: one became free. `restored`: the group has more places again. `arrived`: they were there at the start. */
  place_gained: OnlyGame.extend({ ...OfGuest, why: z.enum(['free', 'restored', 'arrived']) }),
  /** A place is free at short notice: the first to accept it has it. */
  place_offered: OnlyGame.extend(OfGuest),
  /**
   * `fewer_places`: the group has fewer, and they are the first to wait. `not_there`: it went to a person who
   * was there.
   */
  place_lost: OnlyGame.extend({ ...OfGuest, why: z.enum(['fewer_places', 'not_there']) }),
  /** `from` is how it was before. */
  game_moved: z.object({
    game: GameReference,
    from: GameReference.pick({ date: true, start_time: true, end_time: true, venue_name: true }),
  }),
  game_cancelled: z.object({ game: GameReference, reason: z.string().nullable() }),
  game_restored: OnlyGame,
  /** "I always come" on this day of the week ended with this game. `no_shows`: two without coming. `not_there`: four weeks. */
  standing_answer_ended: z.object({ game: GameReference, why: z.enum(['no_shows', 'not_there']) }),
  drafted: z.object({ ...GameDay, team: z.number().int() }),
  /** The current match is the last before theirs. */
  match_next: z.object({ ...GameDay, team: z.number().int() }),
  /** `winners` are numbers of teams; two or more share first place. */
  game_over: z.object({
    ...GameDay,
    winners: z.array(z.number().int()),
    /** The number of the team that won the cup of the game. Absent without one. */
    cup_winner: z.number().int().optional(),
    /** The game ended before its cup, which no team has won. */
    is_cup_undecided: z.literal(true).optional(),
    matches: z.number().int(),
  }),
  approved: z.object({}),
  announcement: FromChat,
  mention: FromChat,
  too_few: z.object({
    game: GameReference,
    going: z.number().int(),
    minimum: z.number().int(),
    /** Whether there are spares who have not been asked; absent in older notices. */
    can_call_spares: z.boolean().optional(),
  }),
  join_requested: Person,
  /** By an invite link that admits at once. */
  joined: Person,
  /** `user` wrote the message. */
  message_reported: FromChat,
  event_cancelled: EventPlan.extend({ reason: z.string().nullable() }),
  /** `from` is how it was before. */
  event_moved: EventPlan.extend({ from: EventPlan }),
  event_place_gained: EventPlan.extend(OfGuest),
  /** A place is free at short notice: the first to accept it has it. */
  event_place_offered: EventPlan.extend(OfGuest),
  /** The event has fewer places, and they are the first to wait. */
  event_place_lost: EventPlan.extend(OfGuest),
  /** The text is only in the enquiry. */
  enquiry_message: z.object({}),
} satisfies Record<NotificationKind, z.ZodType>

export type NotificationData = { [K in NotificationKind]: z.output<(typeof NOTIFICATION_DATA)[K]> }

/** Any of these kinds, each with its data. */
export type NotificationOf<Kinds extends NotificationKind, Subject> = {
  [K in Kinds]: { kind: K; data: NotificationData[K] } & Subject
}[Kinds]

export type GroupNotification = NotificationOf<GroupKind, { groupId: string }>

/** A notification of any kind; the kind determines its subject and the type of its data. */
export type AnyNotification =
  | GroupNotification
  | NotificationOf<EventKind, { eventId: string }>
  | NotificationOf<EnquiryKind, { enquiryId: string }>

const named = { id: z.uuid(), name: z.string() }
const OF_GROUP = { group: z.object(named) }
const OF_EVENT = { event: z.object({ id: z.uuid(), title: z.string() }) }
/** `name` is that of the other side. */
const OF_ENQUIRY = { enquiry: z.object(named) }

type SubjectOf<K extends NotificationKind> = K extends GroupKind
  ? typeof OF_GROUP
  : K extends EventKind
    ? typeof OF_EVENT
    : typeof OF_ENQUIRY

const subjectOf = (kind: NotificationKind) =>
  kind.startsWith('event_') ? OF_EVENT : kind.startsWith('enquiry_') ? OF_ENQUIRY : OF_GROUP

const entry = <const K extends NotificationKind>(kind: K) =>
  z.object({
    id: z.uuid(),
    kind: z.literal(kind),
    data: NOTIFICATION_DATA[kind],
    created_at: Instant,
    is_read: z.boolean(),
    /** The page that it is about. */
    path: z.string(),
    ...(subjectOf(kind) as SubjectOf<K>),
  })

type Entry = { [K in NotificationKind]: ReturnType<typeof entry<K>> }[NotificationKind]

/** One entry of the bell: of a group, an event or an enquiry. What `data` holds depends on `kind`. */
export const Notification = z
  .discriminatedUnion('kind', NOTIFICATION_KINDS.map(entry) as unknown as [Entry, ...Entry[]])
  .meta({ id: 'Notification' })
export type Notification = z.output<typeof Notification>

const Unread = z.object({ unread_count: z.number().int() })

export const listNotifications = endpoint('listNotifications', 'GET /users/me/notifications', {
  summary: 'What the bell holds of the last 90 days, newest first, and how much of it is unread.',
  query: z.object({
    /** `next` of the page before. */
    before: z.uuid().optional(),
    page_size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: Unread.extend({
    notifications: z.array(Notification),
    /** Null on the last page. */
    next: z.uuid().nullable(),
  }),
})

export const readNotification = endpoint(
  'readNotification',
  'POST /users/me/notifications/:notificationId/read',
  {
    summary: 'Mark one notification as read.',
    reply: Unread,
    problems: ['notification-not-found'],
  },
)

export const readNotifications = endpoint('readNotifications', 'POST /users/me/notifications/read', {
  summary: 'Mark everything up to a moment as read; what came after it stays unread.',
  body: z.strictObject({ up_to: Instant }),
  reply: Unread,
})
