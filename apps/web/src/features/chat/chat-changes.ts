import type { ChatFeed, ChatMessage, ChatPage, MessageVersion } from '@turnout/contract/chat'

/** The messages in the order of the chat; of two forms of one message the later version stays. */
function upsert(messages: readonly ChatMessage[], changed: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  for (const message of changed) {
    const known = byId.get(message.id)
    if (!known || known.version <= message.version) byId.set(message.id, message)
  }
  return [...byId.values()].sort((a, b) => a.number - b.number)
}

/** What lies before the first loaded message comes with its own page. */
const isLoaded = (page: ChatPage, { number }: ChatMessage): boolean =>
  !page.has_more || number >= (page.messages[0]?.number ?? 0)

function withChanges(page: ChatPage, changed: readonly ChatMessage[]): ChatPage {
  const loaded = changed.filter((message) => isLoaded(page, message))
  return loaded.length === 0 ? page : { ...page, messages: upsert(page.messages, loaded) }
}

/** The answer to a message names it; what it says is known here, and the rest comes with the stream. */
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

/** With a message that this person has just sent; what the stream has brought already knows more of it. */
export const withOwnMessage = (page: ChatPage, message: ChatMessage): ChatPage => ({
  ...(page.messages.some(({ id }) => id === message.id) ? page : withChanges(page, [message])),
  last_number: Math.max(page.last_number, message.number),
})

/** With what this person has changed in a message; the stream, which brings all of it, may have been quicker. */
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

/** How an answer to this message shows it; null when it is not loaded. */
export function quoteOf(page: ChatPage | undefined, id: string | null): ChatMessage['reply_to'] {
  const quoted = page?.messages.find((message) => message.id === id)
  return quoted ? { id: quoted.id, number: quoted.number, author: quoted.author, text: quoted.text } : null
}

/** With the page before it. What changed in it while it was on its way was left out, and has to be requested again. */
export const withEarlier = (page: ChatPage, earlier: ChatPage): ChatPage =>
  earlier.era === page.era
    ? {
        ...page,
        has_more: earlier.has_more,
        version: Math.min(page.version, earlier.version),
        messages: upsert(earlier.messages, page.messages),
      }
    : page

/** With the answer to what came after a version. */
export const withReply = (page: ChatPage, reply: ChatPage, after: number): ChatPage => ({
  ...withChanges(page, reply.messages),
  // an earlier page has come meanwhile, which may lack what changed before
  version: page.version < after ? page.version : Math.max(page.version, reply.version),
  last_number: Math.max(page.last_number, reply.last_number),
  pinned: reply.pinned,
  read_number: Math.max(page.read_number, reply.read_number),
  unread_count: reply.unread_count,
})

/** With what the event stream brings; null when something before it is missing. */
export function withFeed(page: ChatPage, feed: ChatFeed): ChatPage | null {
  if (feed.era !== page.era || feed.since > page.version) return null
  if (feed.version <= page.version) return page
  const { messages, ...rest } = withChanges(page, feed.messages)
  const known = [...messages, ...feed.messages, ...(page.pinned ? [page.pinned] : [])]
  const pinned = known.find(({ id }) => id === feed.pinned_id) ?? null
  if (pinned?.id !== (feed.pinned_id ?? undefined)) return null
  return { ...rest, messages, pinned, version: feed.version, last_number: feed.last_number }
}
