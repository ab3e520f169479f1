import type { ServerResponse } from 'node:http'
import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises'
import { HEARTBEAT_MS, isOlder, type Versioned } from '@turnout/contract/live-feed'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import type { Live, RecheckScope } from './live.ts'

/** A signed-in person, or a visitor with a link and the hash of their network. */
export type Subscriber =
  | { type: 'session'; sessionId: string; userId: string }
  | { type: 'spectator'; token: string; network: string }

/** A phone has a few tabs; a school or a mobile network has many screens behind one address. */
export const MAX_STREAMS = { session: 20, spectator: 500 }

const streamOwner = (subscriber: Subscriber): string =>
  subscriber.type === 'session' ? subscriber.sessionId : subscriber.network

/** A state as bytes: shared by all subscribers with the same view, which the tag names. */
export interface StreamEvent extends Versioned {
  tag: string
  bytes: Buffer
}

/** A kind of thing that can be watched. */
export interface Topic {
  /** The newest state of each subscriber; null for one who may not watch. Permissions are read after the state. */
  load(
    id: string,
    subscribers: readonly Subscriber[],
  ): Promise<(subscriber: Subscriber) => StreamEvent | null>
}

/** What a subscriber watches, and the group whose members may watch it. An id belongs to one topic. */
export interface Watched {
  topic: Topic
  id: string
  groupId: string
}

/** A client that does not read is disconnected, and returns when its connection is better. */
const MAX_BUFFERED_BYTES = 64 * 1024

/** A screen needs no more than ten updates a second, and each round reads the view of every subscriber. */
const ROUND_MS = 100

/** Writes per turn of the event loop; commands and polls are served in between. */
const MAX_PER_TURN = 100

const MAX_ATTEMPTS = 3
const RETRY_MS = 500

const BYE_EVENT = 'event: bye\ndata: {}\n\n'

/** One connection, on which all events of a page arrive. */
interface Subscription {
  watched: readonly Watched[]
  subscriber: Subscriber
  response: ServerResponse
  /** By the id of what is watched. */
  lastSent: Map<string, StreamEvent>
}

/** All subscribers of all topics on this node. Each send checks their permission. */
export class Streams {
  readonly #log: Logger
  readonly #subscriptions = new Map<string, Set<Subscription>>()
  readonly #sending = new Map<string, Promise<unknown>>()
  readonly #resend = new Set<string>()
  readonly #heartbeat: NodeJS.Timeout
  #closed = false

  constructor({ live, log, metrics }: { live: Live; log: Logger; metrics: Metrics }) {
    this.#log = log
    live.subscribe({
      changed: (id) => this.#queueSend(id),
      recheck: (who) => this.#recheck(who),
      lost: () => this.disconnectAll(),
    })
    metrics.registerGauges({ turnout_watchers: 'Open streams of games and groups on this node.' }, () => ({
      turnout_watchers: this.#allSubscriptions().length,
    }))
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  subscribe(watched: readonly Watched[], subscriber: Subscriber, response: ServerResponse): void {
    // closed before the permission was checked
    if (response.destroyed) return
    // an open connection can bring a subscriber while the server stops; and a second stream pipelined on one
    // connection has no socket yet, so its end would not be noticed
    if (this.#closed || !response.socket) {
      response.end(BYE_EVENT)
      return
    }
    const subscription: Subscription = { watched, subscriber, response, lastSent: new Map() }
    for (const { id } of watched) {
      const subscriptions = this.#subscriptions.get(id) ?? new Set()
      this.#subscriptions.set(id, subscriptions.add(subscription))
    }
    if (subscriber.type === 'session') this.#endOldest(subscriber)
    response.on('close', () => this.#remove(subscription))
    response.write('retry: 2000\n\n')
    for (const { id } of watched) this.#queueSend(id)
  }

  /** For spectators, who share an address: the newest one is refused and polls meanwhile. */
  isFull(subscriber: Subscriber): boolean {
    return this.#subscriptionsOf(subscriber).length >= MAX_STREAMS[subscriber.type]
  }

  /** The clients reconnect soon, and their permission is checked again. */
  disconnectAll(): void {
    for (const subscription of this.#allSubscriptions()) this.#endSubscription(subscription, BYE_EVENT)
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#heartbeat)
    this.disconnectAll()
  }

  #allSubscriptions = () => [
    ...new Set([...this.#subscriptions.values()].flatMap((subscriptions) => [...subscriptions])),
  ]

  /** Removed at once and not after the last bytes: nothing may be written after them. */
  #endSubscription(subscription: Subscription, finalEvent = ''): void {
    this.#remove(subscription)
    subscription.response.end(finalEvent)
  }

  /** A person who opens too many streams loses the oldest. */
  #endOldest(subscriber: Subscriber): void {
    for (const subscription of this.#subscriptionsOf(subscriber).slice(0, -MAX_STREAMS[subscriber.type]))
      this.#endSubscription(subscription)
  }

  #subscriptionsOf = (subscriber: Subscriber) =>
    this.#allSubscriptions().filter(
      (subscription) => streamOwner(subscription.subscriber) === streamOwner(subscriber),
    )

  #remove(subscription: Subscription): void {
    for (const { id } of subscription.watched) {
      const subscriptions = this.#subscriptions.get(id)
      subscriptions?.delete(subscription)
      if (subscriptions?.size === 0) this.#subscriptions.delete(id)
    }
  }

  #sendHeartbeat(): void {
    for (const { response } of this.#allSubscriptions()) response.write(': still here\n\n')
    // a session may have expired without a message
    this.#queueSendToAll()
  }

  /** Sends only what the affected subscribers watch. */
  #recheck(who: RecheckScope): void {
    const affected = this.#allSubscriptions().flatMap(({ watched, subscriber }) =>
      watched.filter(({ groupId }) => matchesScope(who, groupId, subscriber)),
    )
    for (const id of new Set(affected.map((one) => one.id))) this.#queueSend(id)
  }

  #queueSendToAll(): void {
    for (const id of this.#subscriptions.keys()) this.#queueSend(id)
  }

  /** One round at a time per id and ROUND_MS; a change meanwhile causes one more with the newest state. */
  #queueSend(id: string): void {
    if (!this.#subscriptions.has(id)) return
    if (this.#sending.has(id)) {
      this.#resend.add(id)
      return
    }
    const pause = sleep(ROUND_MS, undefined, { ref: false })
    const round = Promise.all([this.#sendWithRetries(id), pause]).finally(() => {
      this.#sending.delete(id)
      if (this.#resend.delete(id)) this.#queueSend(id)
    })
    this.#sending.set(id, round)
  }

  /** A busy database is free again in a moment; a thousand clients that reconnect would keep it busy. */
  async #sendWithRetries(id: string, attempt = 1): Promise<void> {
    try {
      await this.#sendRound(id)
    } catch (error) {
      if (attempt < MAX_ATTEMPTS && !this.#closed) {
        await sleep(RETRY_MS * attempt, undefined, { ref: false })
        return this.#sendWithRetries(id, attempt + 1)
      }
      this.#log.warn({ err: error }, 'Watchers could not be told; they are asked to come back.')
      for (const subscription of [...(this.#subscriptions.get(id) ?? [])])
        this.#endSubscription(subscription, BYE_EVENT)
    }
  }

  async #sendRound(id: string): Promise<void> {
    const subscriptions = [...(this.#subscriptions.get(id) ?? [])]
    const topic = subscriptions[0]?.watched.find((watched) => watched.id === id)?.topic
    if (!topic) return
    const eventFor = await topic.load(
      id,
      subscriptions.map(({ subscriber }) => subscriber),
    )
    for (const [index, subscription] of subscriptions.entries()) {
      if (index % MAX_PER_TURN === MAX_PER_TURN - 1) await endOfTurn()
      // closed meanwhile
      if (!this.#subscriptions.get(id)?.has(subscription)) continue
      const event = eventFor(subscription.subscriber)
      if (event) send(subscription, id, event)
      else this.#endSubscription(subscription)
    }
  }
}

function matchesScope(scope: RecheckScope, groupId: string, subscriber: Subscriber): boolean {
  if (scope.groupId !== undefined && scope.groupId !== groupId) return false
  if (subscriber.type === 'spectator') return scope.userId === undefined && scope.sessionId === undefined
  return (
    (scope.userId === undefined || scope.userId === subscriber.userId) &&
    (scope.sessionId === undefined || scope.sessionId === subscriber.sessionId)
  )
}

function send({ lastSent, response }: Subscription, id: string, event: StreamEvent): void {
  const last = lastSent.get(id)
  // the same version in another role is another event: a new admin gets the buttons at once
  if (last && (isOlder(event, last) || event.tag === last.tag)) return
  // bytes from before this turn: the socket accepts new ones only at its end, even on a fast connection
  if (response.writableLength > MAX_BUFFERED_BYTES) return void response.destroy()
  lastSent.set(id, event)
  // to the socket: the response would frame the same bytes for each client, in three writes
  response.socket?.write(response.chunkedEncoding ? chunkOf(event) : event.bytes)
}

const chunks = new WeakMap<StreamEvent, Buffer>()

/** An event as a chunk of an HTTP/1.1 body. */
function chunkOf(event: StreamEvent): Buffer {
  const { bytes } = event
  const chunk =
    chunks.get(event) ??
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
  chunks.set(event, chunk)
  return chunk
}
