import { NOTIFICATION_TOPICS, type NotificationKind, PUSH_ONLY_TOPICS } from '@turnout/rules/notifications'
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { GroupParams } from './groups.ts'
import { PathId } from './wire/text.ts'
import { Instant } from './wire/time.ts'

/** A session as the sentence about it needs it: `date`, `start_time` and `end_time` by the clock at the venue. */
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
const Person = z.object({ user: z.object({ id: z.uuid(), name: z.string() }) })
/** `text` is shortened, and null once the message is removed. */
const FromChat = Person.extend({ message_id: z.uuid(), text: z.string().nullable() })
/** A game day that has begun: `game_id` is the id of its matches and results. */
const GameDay = { game_id: z.uuid(), date: z.string() }

const DATA = {
  game_open: Invitation,
  reminder: Invitation,
  spare_asked: Invitation,
  /** `free`: one became free. `restored`: the group has more places again. `arrived`: they were there at the start. */
  place_gained: z.object({ game: GameReference, why: z.enum(['free', 'restored', 'arrived']) }),
  /** A place is free at short notice: the first to accept it has it. */
  place_offered: OnlyGame,
  /** `fewer_places`: the group has fewer, and they are the first in line. `not_there`: it went to a person who was. */
  place_lost: z.object({ game: GameReference, why: z.enum(['fewer_places', 'not_there']) }),
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
  game_over: z.object({ ...GameDay, winners: z.array(z.number().int()), matches: z.number().int() }),
  approved: z.object({}),
  announcement: FromChat,
  mention: FromChat,
  too_few: z.object({
    game: GameReference,
    going: z.number().int(),
    minimum: z.number().int(),
    /** Whether there are spares who have not been asked; notices from before this was said lack it. */
    can_call_spares: z.boolean().optional(),
  }),
  join_requested: Person,
  /** By an invite link that admits at once. */
  joined: Person,
  /** `user` wrote the message. */
  message_reported: FromChat,
} satisfies Record<NotificationKind, z.ZodType>

/** What a notification of each kind says. */
export type NotificationData = { [K in NotificationKind]: z.output<(typeof DATA)[K]> }

const notification = <const K extends NotificationKind>(kind: K) =>
  z.object({
    id: z.uuid(),
    kind: z.literal(kind),
    group: z.object({ id: z.uuid(), name: z.string() }),
    data: DATA[kind],
    created_at: Instant,
    is_read: z.boolean(),
    /** The page that it is about. */
    path: z.string(),
  })

/** One entry of the bell. What `data` holds depends on `kind`. */
export const Notification = z
  .discriminatedUnion('kind', [
    notification('game_open'),
    notification('reminder'),
    notification('spare_asked'),
    notification('place_gained'),
    notification('place_offered'),
    notification('place_lost'),
    notification('game_moved'),
    notification('game_cancelled'),
    notification('game_restored'),
    notification('standing_answer_ended'),
    notification('drafted'),
    notification('match_next'),
    notification('game_over'),
    notification('approved'),
    notification('announcement'),
    notification('mention'),
    notification('too_few'),
    notification('join_requested'),
    notification('joined'),
    notification('message_reported'),
  ])
  .meta({ id: 'Notification' })
export type Notification = z.output<typeof Notification>

/** How one topic reaches a person besides the bell. `mail` is null where it is never mailed. */
const TopicChannels = z.object({
  topic: z.enum(NOTIFICATION_TOPICS),
  push: z.boolean(),
  mail: z.boolean().nullable(),
})

export const NotificationSettings = z
  .object({
    topics: z.array(TopicChannels),
    /** All groups of the person. A muted one only writes to the bell. */
    groups: z.array(z.object({ id: z.uuid(), name: z.string(), is_muted: z.boolean() })),
  })
  .meta({ id: 'NotificationSettings' })
export type NotificationSettings = z.output<typeof NotificationSettings>

const Unread = z.object({ unread_count: z.number().int() })

export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/users/me/notifications',
  access: 'signed-in',
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
  problems: [],
})

export const readNotification = endpoint({
  name: 'readNotification',
  method: 'POST',
  path: '/users/me/notifications/:notificationId/read',
  access: 'signed-in',
  summary: 'Mark one notification as read.',
  params: z.object({ notificationId: PathId }),
  bodyMode: 'any',
  reply: Unread,
  problems: ['notification-not-found'],
})

export const readNotifications = endpoint({
  name: 'readNotifications',
  method: 'POST',
  path: '/users/me/notifications/read',
  access: 'signed-in',
  summary: 'Mark everything up to a moment as read; what came after it stays unread.',
  body: z.strictObject({ up_to: Instant }),
  reply: Unread,
  problems: [],
})

export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  method: 'GET',
  path: '/users/me/notification-settings',
  access: 'signed-in',
  summary: 'What reaches this person by push and by mail, and which groups are muted.',
  reply: NotificationSettings,
  problems: [],
})

const isPushOnly = (topic: string) => PUSH_ONLY_TOPICS.some((other) => other === topic)

export const changeNotificationSettings = endpoint({
  name: 'changeNotificationSettings',
  method: 'PUT',
  path: '/users/me/notification-settings',
  access: 'signed-in',
  summary: 'Change channels of some topics. What is left out stays as it is.',
  body: z.strictObject({
    topics: z
      .array(
        z
          .strictObject({
            topic: z.enum(NOTIFICATION_TOPICS),
            push: z.boolean().optional(),
            mail: z.boolean().optional(),
          })
          .refine(({ topic, mail }) => mail === undefined || !isPushOnly(topic), {
            path: ['mail'],
            message: 'This is never sent by mail.',
          }),
      )
      .max(NOTIFICATION_TOPICS.length),
  }),
  reply: NotificationSettings,
  problems: [],
})

export const muteGroup = endpoint({
  name: 'muteGroup',
  method: 'PUT',
  path: '/sport-groups/:groupId/mute',
  access: 'signed-in',
  summary: 'Get nothing from this group by push or mail. The bell still has it.',
  params: GroupParams,
  bodyMode: 'any',
  reply: NotificationSettings,
  problems: ['group-not-found'],
})

export const unmuteGroup = endpoint({
  name: 'unmuteGroup',
  method: 'DELETE',
  path: '/sport-groups/:groupId/mute',
  access: 'signed-in',
  summary: 'Get word from this group again.',
  params: GroupParams,
  bodyMode: 'any',
  reply: NotificationSettings,
  problems: ['group-not-found'],
})
