import type { ChatFeed, ChatMessage, ChatPage } from '@turnout/contract/chat'

const MINUTE_MS = 60_000
export const NOON = Date.parse('2026-06-09T12:00:00Z')

const ID_END = 12
const idOf = (number: number) => `0197a3c2-7e1b-7c55-9f5e-${String(number).padStart(ID_END, '0')}`

export const BEN = { id: idOf(901), name: 'Ben Okafor', profile_image_url: null }
export const CLEO = { id: idOf(902), name: 'Cleo Haddad', profile_image_url: null }

/** A message by Ben; number 3 is sent three minutes past noon. */
export const chatMessage = (number: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id: idOf(number),
  number,
  version: number,
  kind: 'text',
  author: BEN,
  text: `Message ${number}`,
  sent_at: NOON + number * MINUTE_MS,
  edited_at: null,
  removed: null,
  reply_to: null,
  mentions: [],
  reactions: [],
  poll: null,
  system: null,
  ...fields,
})

export const chatPage = (messages: ChatMessage[], fields: Partial<ChatPage> = {}): ChatPage => ({
  messages,
  has_more: false,
  version: Math.max(0, ...messages.map(({ version }) => version)),
  era: 'first',
  last_number: messages.at(-1)?.number ?? 0,
  pinned: null,
  read_number: 0,
  unread_count: messages.length,
  ...fields,
})

/** A feed with the changes after `since`. */
export const chatFeed = (
  since: number,
  messages: ChatMessage[],
  fields: Partial<ChatFeed> = {},
): ChatFeed => ({
  version: Math.max(since, ...messages.map(({ version }) => version)),
  era: 'first',
  tag: '',
  is_on: true,
  since,
  last_number: Math.max(0, ...messages.map(({ number }) => number)),
  pinned_id: null,
  messages,
  ...fields,
})
