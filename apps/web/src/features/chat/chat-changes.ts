import type { ChatFeed, ChatMessage, ChatPage, MessageVersion } from '@turnout/contract/chat'

/** The messages in the order of the chat; of two versions of one message the later stays. */
function upsert(messages: readonly ChatMessage[], changed: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  for (const message of changed) {
    const known = byId.get(message.id)
    if (!known || known.version <= message.version) byId.set(message.id, message)
  }
  return [...byId.values()].sort((a, b) => a.number - b.number)
}

/** Messages before the first loaded one come with their own page. */
const isLoaded = (page: ChatPage, { number }: ChatMessage): boolean =>
  !page.has_more || number >= (page.messages[0]?.number ?? 0)

function withChanges(page: ChatPage, changed: readonly ChatMessage[]): ChatPage {
  const loaded = changed.filter((message) => isLoaded(page, message))
  return loaded.length === 0 ? page : { ...page, messages: upsert(page.messages, loaded) }
}

/** The server answers with the id of the message. Its content is known here; the stream brings the rest. */
export const ownMessage = (
  sent: MessageVersion,
  myId: string,
  content: Pick<ChatMessage, 'text' | 'reply_to'>,
): ChatMessage => ({
  ...{ ...sent, ...content, kind: 'text', author: { id: myId, name: '', profile_image_url: null } },
  ...{
    edited_at: null,
    removed: null,
    mentions: [],
    reactions: [],
    poll: null,
    system: null,
  },
})

/** Adds a message that this person has just sent. A copy from the stream stays, as it is more complete. */
export const withOwnMessage = (page: ChatPage, message: ChatMessage): ChatPage => ({
  ...(page.messages.some(({ id }) => id === message.id) ? page : withChanges(page, [message])),
  last_number: Math.max(page.last_number, message.number),
})

/** Applies this person's change of a message, unless the stream has brought that version or a later one. */
export const withOwnChange = (
  page: ChatPage,
  changed: Pick<MessageVersion, 'id' | 'version'>,
  fieldsOf: (message: ChatMessage) => Partial<ChatMessage>,
): ChatPage => ({
  ...page,
  messages: page.messages.map((message) =>
    message.id === changed.id && message.version < changed.version
      ? { ...message, ...fieldsOf(message), version: changed.version }
      : message,
  ),
})

/** The quote of a message in a reply; null when the message is not loaded. */
export function quoteOf(page: ChatPage | undefined, id: string | null): ChatMessage['reply_to'] {
  const quoted = page?.messages.find((message) => message.id === id)
  return quoted ? { id: quoted.id, number: quoted.number, author: quoted.author, text: quoted.text } : null
}

/** Adds the page before. Changes to it that came while it was loading were dropped: the lower version requests them. */
export const withEarlier = (page: ChatPage, earlier: ChatPage): ChatPage =>
  earlier.era === page.era
    ? {
        ...page,
        has_more: earlier.has_more,
        version: Math.min(page.version, earlier.version),
        messages: upsert(earlier.messages, page.messages),
      }
    : page

/** Adds the answer to a request for all changes after a version. */
export const withReply = (page: ChatPage, reply: ChatPage, after: number): ChatPage => ({
  ...withChanges(page, reply.messages),
  // an earlier page was added during the request; it may lack changes before `after`
  version: page.version < after ? page.version : Math.max(page.version, reply.version),
  last_number: Math.max(page.last_number, reply.last_number),
  pinned: reply.pinned,
  read_number: Math.max(page.read_number, reply.read_number),
  unread_count: reply.unread_count,
})

/** Adds what the event stream brings; null when something before it is missing. */
export function withFeed(page: ChatPage, feed: ChatFeed): ChatPage | null {
  if (feed.era !== page.era || feed.since > page.version) return null
  if (feed.version <= page.version) return page
  const { messages, ...rest } = withChanges(page, feed.messages)
  const known = [...messages, ...feed.messages, ...(page.pinned ? [page.pinned] : [])]
  const pinned = known.find(({ id }) => id === feed.pinned_id) ?? null
  if (pinned?.id !== (feed.pinned_id ?? undefined)) return null
  return { ...rest, messages, pinned, version: feed.version, last_number: feed.last_number }
}
