import { CHAT_REACTIONS, MAX_ANSWERS, MAX_MENTIONS } from '@turnout/rules/chat'
import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { GameReference, NOTIFICATION_DATA } from './notifications.ts'
import { chatText } from './wire/chat-text.ts'
import { Id } from './wire/text.ts'
import { Instant } from './wire/time.ts'

export const PersonName = z.object({ id: z.uuid(), name: z.string() })

/** A message of the program. The client writes its text. */
const SystemLine = z
  .discriminatedUnion('type', [
    /** `out` dropped out, `into` have their places. */
    z.object({
      type: z.literal('place_passed'),
      game: GameReference,
      out: PersonName.nullable(),
      into: z.array(PersonName),
    }),
    // the same facts as in the notifications
    z.object({ type: z.literal('game_moved'), ...NOTIFICATION_DATA.game_moved.shape }),
    z.object({ type: z.literal('game_cancelled'), ...NOTIFICATION_DATA.game_cancelled.shape }),
    z.object({ type: z.literal('game_restored'), ...NOTIFICATION_DATA.game_restored.shape }),
    z.object({ type: z.literal('game_over'), ...NOTIFICATION_DATA.game_over.shape }),
  ])
  .meta({ id: 'ChatSystemLine' })
export type SystemLine = z.output<typeof SystemLine>

const Poll = z.object({
  is_multiple: z.boolean(),
  closes_at: Instant.nullable(),
  is_closed: z.boolean(),
  /** In the order in which they were given. `user_ids` are those who chose it: votes are open. */
  answers: z.array(z.object({ text: z.string(), user_ids: z.array(z.uuid()) })).max(MAX_ANSWERS),
})

/** The same for every member, so that one message of the stream serves all. */
export const ChatMessage = model('ChatMessage', {
  id: z.uuid(),
  /** Its place in the chat, from 1; assigned without gaps. */
  number: z.number().int(),
  /** The version of the chat after the last change of this message. */
  version: z.number().int(),
  kind: z.enum(['text', 'announcement', 'poll', 'system']),
  /** Null for a system line, and once the account is deleted. */
  author: PersonName.extend({ profile_image_url: z.string().nullable() }).nullable(),
  /** Of a poll, the question. Null for a system line, and once it is removed. */
  text: z.string().nullable(),
  sent_at: Instant,
  edited_at: Instant.nullable(),
  /** `by` is null when the account of the person is deleted. */
  removed: z.object({ at: Instant, by: PersonName.nullable() }).nullable(),
  /**
   * The message that it answers, as it is now: `text` is shortened, and null once that message is removed.
   */
  reply_to: z
    .object({
      id: z.uuid(),
      number: z.number().int(),
      author: PersonName.nullable(),
      text: z.string().nullable(),
    })
    .nullable(),
  /** The text has their names as they were written, after an @. */
  mentions: z.array(PersonName),
  reactions: z.array(z.object({ reaction: z.enum(CHAT_REACTIONS), user_ids: z.array(z.uuid()) })),
  poll: Poll.nullable(),
  /** Null also for a system line of a newer server that this client does not know. */
  system: SystemLine.nullable().catch(null),
})
export type ChatMessage = z.output<typeof ChatMessage>

/**
 * The reply to a command: the place of the message without its text, because replies are stored for repeated
 * requests and the text of a removed message must be stored nowhere. The stream, or listChatMessages, has the
 * whole message.
 */
export const MessageVersion = ChatMessage.pick({ id: true, number: true, version: true, sent_at: true }).meta(
  {
    id: 'ChatMessageVersion',
  },
)
export type MessageVersion = z.output<typeof MessageVersion>

/** How far a person has read. Messages of others after it that are not removed are unread; system lines never are. */
const ReadMark = z.object({ read_number: z.number().int(), unread_count: z.number().int() })

const ChatPage = ReadMark.extend({
  /** By number; with `after`, by version. */
  messages: z.array(ChatMessage),
  /** Whether there is more in the requested direction. */
  has_more: z.boolean(),
  /** Every change up to it is in this reply or, for a request with `after`, known to the client. */
  version: z.number().int(),
  /** Changes when a backup is restored: earlier versions and numbers mean nothing then. */
  era: z.string(),
  last_number: z.number().int(),
  /** The announcement on top. */
  pinned: ChatMessage.nullable(),
}).meta({ id: 'ChatPage' })
export type ChatPage = z.output<typeof ChatPage>

/**
 * The event `chat` on the stream of a group (GROUP_FEED_PATH), at once and after each change. `messages` has
 * all that changed after `since`; a client with a lower version calls listChatMessages with its own version
 * as `after`.
 */
export const ChatFeed = model('ChatFeed', {
  version: z.number().int(),
  era: z.string(),
  tag: z.string(),
  /** When it is off, there are no messages. */
  is_on: z.boolean(),
  since: z.number().int(),
  last_number: z.number().int(),
  pinned_id: z.uuid().nullable(),
  messages: z.array(ChatMessage),
})
export type ChatFeed = z.output<typeof ChatFeed>

/** One chat of a person, for the tile of its group and its count of unread messages. */
const ChatSummary = model('ChatSummary', {
  group_id: z.uuid(),
  is_on: z.boolean(),
  unread_count: z.number().int(),
})
export type ChatSummary = z.output<typeof ChatSummary>

export const MESSAGE_PROBLEMS = [
  'group-not-found',
  'chat-off',
  'message-not-found',
  'message-removed',
] as const
const MAX_NUMBER = 2_147_483_647
export const Counter = z.coerce.number().int().min(0).max(MAX_NUMBER).optional()

/** People who are not in the group are left out. */
const Mentions = z.array(Id).max(MAX_MENTIONS, `At most ${MAX_MENTIONS} people.`).default([])

export const listMyChats = endpoint('listMyChats', 'GET /users/me/chats', {
  summary: 'The chats of all groups of this person, with how many messages are unread.',
  reply: z.array(ChatSummary),
})

export const listChatMessages = endpoint('listChatMessages', 'GET /sport-groups/:groupId/chat/messages', {
  summary:
    'The newest messages; those `before` a number; or what was sent and changed `after` a version, the oldest change first.',
  query: z
    .object({ before: Counter, after: Counter, limit: z.coerce.number().int().min(1).max(100).default(50) })
    .refine(({ before, after }) => before === undefined || after === undefined, {
      path: ['after'],
      message: 'Give before or after, not both.',
    }),
  reply: ChatPage,
  problems: ['group-not-found', 'chat-off'],
})

export const sendChatMessage = endpoint('sendChatMessage', 'POST /sport-groups/:groupId/chat/messages', {
  summary: 'Send a message of 1 to 1,000 characters. Ten in ten seconds at most.',
  body: z.strictObject({ text: chatText, reply_to: Id.nullable().default(null), mentions: Mentions }),
  reply: MessageVersion,
  status: 201,
  problems: ['group-not-found', 'chat-off', 'message-not-found', 'no-links-yet'],
})

export const editChatMessage = endpoint(
  'editChatMessage',
  'PUT /sport-groups/:groupId/chat/messages/:messageId',
  {
    summary: 'Change the text of an own message, within ten minutes. It is marked as edited.',
    body: z.strictObject({ text: chatText, mentions: Mentions }),
    reply: MessageVersion,
    problems: [...MESSAGE_PROBLEMS, 'edit-time-over', 'no-links-yet'],
  },
)

export const removeChatMessage = endpoint(
  'removeChatMessage',
  'DELETE /sport-groups/:groupId/chat/messages/:messageId',
  {
    summary: 'Remove a message: its author at any time, and admins. Its text is deleted; a mark stays.',
    reply: MessageVersion,
    problems: ['group-not-found', 'chat-off', 'message-not-found'],
  },
)

export const readChat = endpoint('readChat', 'PUT /sport-groups/:groupId/chat/read', {
  summary: 'Everything up to this number is read, on all devices of this person. It never goes back.',
  body: z.strictObject({ number: z.number().int().min(0).max(MAX_NUMBER) }),
  reply: ReadMark,
  problems: ['group-not-found', 'chat-off'],
})

export const changeChatSettings = endpoint('changeChatSettings', 'PUT /sport-groups/:groupId/chat/settings', {
  summary: 'Switch the chat of a group on or off. What was written stays and is seen again. For admins.',
  body: z.strictObject({ is_on: z.boolean() }),
  reply: ChatSummary,
  problems: ['group-not-found'],
})
