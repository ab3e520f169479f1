import { ChatFeed, type ChatMessage, type ChatPage, listChatMessages } from '@turnout/contract/chat'
import type { FastifyInstance } from 'fastify'
import type { Person } from './people.ts'
import { request } from './server.ts'
import type { StreamReader } from './stream-reader.ts'

/** A reader that applies the events of the stream and requests only what they say is missing. */
export class ChatReader {
  readonly stream: StreamReader
  #version = 0
  #received = 0
  #pinnedId: string | null = null
  readonly #messages = new Map<string, ChatMessage>()
  readonly #read: (query: object) => Promise<ChatPage>

  constructor(app: FastifyInstance, who: Person, groupId: string, stream: StreamReader) {
    this.stream = stream
    this.#read = async (query) =>
      (await request(app, listChatMessages, { params: { groupId }, query: { limit: 100, ...query } }, who))
        .reply
  }

  /** Waits until everything up to this version of the chat is received and applied. */
  async applyUntil(version: number): Promise<void> {
    while (this.#version < version) {
      await this.stream.until((events) => events.length > this.#received)
      const { event, data } = this.stream.events[this.#received]!
      this.#received += 1
      if (event === 'chat') await this.#apply(ChatFeed.parse(data))
    }
  }

  async #apply(feed: ChatFeed): Promise<void> {
    while (feed.since > this.#version) {
      const { messages, version, pinned } = await this.#read({ after: this.#version })
      this.#keep(messages)
      this.#version = version
      this.#pinnedId = pinned?.id ?? null
    }
    if (feed.version <= this.#version) return
    this.#keep(feed.messages)
    this.#version = feed.version
    this.#pinnedId = feed.pinned_id
  }

  #keep(messages: readonly ChatMessage[]): void {
    for (const message of messages)
      if ((this.#messages.get(message.id)?.version ?? 0) <= message.version)
        this.#messages.set(message.id, message)
  }

  /** By number, as this reader knows the chat. */
  get state() {
    const messages = [...this.#messages.values()].sort((a, b) => a.number - b.number)
    return { messages, pinnedId: this.#pinnedId }
  }

  /** The same, requested page by page. */
  async fetched() {
    let page = await this.#read({})
    const pinnedId = page.pinned?.id ?? null
    const messages = [...page.messages]
    while (page.has_more) {
      page = await this.#read({ before: messages[0]!.number })
      messages.unshift(...page.messages)
    }
    return { messages, pinnedId }
  }
}
