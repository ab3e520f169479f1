import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { HEARTBEAT_MS, isOlder } from '@turnout/contract/live-feed'
import type { Deps } from '../../deps.ts'
import type { RecheckScope } from '../../platform/live/live.ts'
import type { GameRow } from '../game/public.ts'
import { loadGameView } from './game-view.ts'
import type { Role } from './present.ts'
import { type LiveState, liveStates } from './state.ts'
import { MAX_STREAMS, rolesOf, type Subscriber, streamOwner } from './subscribers.ts'

/** A reader who does not read is dropped, and comes back when the line is better. */
const MAX_BUFFERED_BYTES = 64 * 1024

const MAX_ATTEMPTS = 3
const RETRY_MS = 500

const BYE_EVENT = 'event: bye\ndata: {}\n\n'

export type WatchedGame = Pick<GameRow, 'id' | 'groupId'>

export interface Subscription {
  gameId: string
  groupId: string
  subscriber: Subscriber
  /** Written to as it is: a stream between would copy and hold each event once more for each of thousands. */
  response: ServerResponse
  /** What it was sent last, and as what: somebody who is made an admin sees the buttons at once. */
  lastSent: { state: LiveState; role: Role } | null
}

/** Everybody who watches on this node. Whether they still may is asked at the moment of sending. */
export class Feed {
  readonly #deps: Deps
  readonly #games = new Map<string, Set<Subscription>>()
  readonly #sending = new Map<string, Promise<void>>()
  readonly #resend = new Set<string>()
  readonly #heartbeat: NodeJS.Timeout
  #closed = false

  constructor(deps: Deps) {
    this.#deps = deps
    deps.live.subscribe({
      changed: (gameId) => this.#queueSend(gameId),
      recheck: (who) => this.#recheck(who),
      lost: () => this.disconnectAll(),
    })
    deps.metrics.registerGauges({ turnout_watchers: 'People who watch a game on this node.' }, () => ({
      turnout_watchers: this.#allSubscriptions().length,
    }))
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  subscribe({ id: gameId, groupId }: WatchedGame, subscriber: Subscriber, response: ServerResponse): void {
    // hung up before we knew who it was
    if (response.destroyed) return
    // a line that is open already may bring a watcher also while we stop; and whoever asks for a second stream
    // before the first is over would get it after that, and nobody would hear of it when they hang up
    if (this.#closed || !response.socket) {
      response.end(BYE_EVENT)
      return
    }
    const subscription: Subscription = { gameId, groupId, subscriber, response, lastSent: null }
    const subscriptions = this.#games.get(gameId) ?? new Set()
    this.#games.set(gameId, subscriptions.add(subscription))
    if (subscriber.type === 'session') this.#endOldest(subscriber)
    response.on('close', () => this.#remove(subscription))
    response.write('retry: 2000\n\n')
    this.#queueSend(gameId)
  }

  /** Whoever comes by the link is one of many at their address: the newest has to wait, and polls meanwhile. */
  isFull(subscriber: Subscriber): boolean {
    return this.#subscriptionsOf(subscriber).length >= MAX_STREAMS[subscriber.type]
  }

  /** Come back soon, and be checked anew. */
  disconnectAll(): void {
    for (const subscription of this.#allSubscriptions()) this.#endSubscription(subscription, BYE_EVENT)
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#heartbeat)
    this.disconnectAll()
  }

  #allSubscriptions = () => [...this.#games.values()].flatMap((subscriptions) => [...subscriptions])

  /** Forgotten at once, not when the last bytes have gone: nothing may be written behind them. */
  #endSubscription(subscription: Subscription, finalEvent = ''): void {
    this.#remove(subscription)
    subscription.response.end(finalEvent)
  }

  /** A phone has a few tabs at most; whoever opens ever more streams loses the oldest. */
  #endOldest(subscriber: Subscriber): void {
    for (const subscription of this.#subscriptionsOf(subscriber).slice(0, -MAX_STREAMS[subscriber.type]))
      this.#endSubscription(subscription)
  }

  #subscriptionsOf = (subscriber: Subscriber) =>
    this.#allSubscriptions().filter(
      (subscription) => streamOwner(subscription.subscriber) === streamOwner(subscriber),
    )

  #remove(subscription: Subscription): void {
    const subscriptions = this.#games.get(subscription.gameId)
    subscriptions?.delete(subscription)
    if (subscriptions?.size === 0) this.#games.delete(subscription.gameId)
  }

  #sendHeartbeat(): void {
    for (const { response } of this.#allSubscriptions()) response.write(': still here\n\n')
    // a session may have run out in silence
    this.#queueSendToAll()
  }

  /** Only games that somebody watches whom it is about: a phone that signs out is no business of the other pitches. */
  #recheck(who: RecheckScope): void {
    const affected = this.#allSubscriptions().filter((subscription) => matchesScope(who, subscription))
    for (const gameId of new Set(affected.map(({ gameId }) => gameId))) this.#queueSend(gameId)
  }

  #queueSendToAll(): void {
    for (const gameId of this.#games.keys()) this.#queueSend(gameId)
  }

  /** One round at a time for a game; what changes meanwhile is one more round with the newest state. */
  #queueSend(gameId: string): void {
    if (!this.#games.has(gameId)) return
    if (this.#sending.has(gameId)) {
      this.#resend.add(gameId)
      return
    }
    const round = this.#sendWithRetries(gameId).finally(() => {
      this.#sending.delete(gameId)
      if (this.#resend.delete(gameId)) this.#queueSend(gameId)
    })
    this.#sending.set(gameId, round)
  }

  /** A busy database has time in a moment; a thousand watchers who all came back would only keep it busy. */
  async #sendWithRetries(gameId: string, attempt = 1): Promise<void> {
    try {
      await this.#sendRound(gameId)
    } catch (error) {
      if (attempt < MAX_ATTEMPTS && !this.#closed) {
        await sleep(RETRY_MS * attempt, undefined, { ref: false })
        return this.#sendWithRetries(gameId, attempt + 1)
      }
      this.#deps.log.warn({ err: error }, 'Watchers could not be told; they are asked to come back.')
      for (const subscription of [...(this.#games.get(gameId) ?? [])])
        this.#endSubscription(subscription, BYE_EVENT)
    }
  }

  async #sendRound(gameId: string): Promise<void> {
    const view = await loadGameView(this.#deps, gameId, null)
    const subscriptions = [...(this.#games.get(gameId) ?? [])]
    const subscribers = subscriptions.map(({ subscriber }) => subscriber)
    const state = view && (await liveStates(this.#deps).get(view))
    // last of all, so that nobody is sent what they had lost the right to while it was being made
    const roleOf = view ? await rolesOf(this.#deps, view, subscribers) : () => null
    for (const subscription of subscriptions) {
      // gone while we asked
      if (!this.#games.get(gameId)?.has(subscription)) continue
      const role = roleOf(subscription.subscriber)
      if (role && state) sendState(subscription, state, role)
      else this.#endSubscription(subscription)
    }
  }
}

function matchesScope(scope: RecheckScope, { groupId, subscriber }: Subscription): boolean {
  if (scope.groupId !== undefined && scope.groupId !== groupId) return false
  if (subscriber.type === 'spectator') return scope.userId === undefined && scope.sessionId === undefined
  return (
    (scope.userId === undefined || scope.userId === subscriber.userId) &&
    (scope.sessionId === undefined || scope.sessionId === subscriber.sessionId)
  )
}

function sendState(subscription: Subscription, state: LiveState, role: Role): void {
  const { lastSent, response } = subscription
  if (
    lastSent &&
    (isOlder(state, lastSent.state) || (state.tag === lastSent.state.tag && role === lastSent.role))
  )
    return
  // what was written before: the line takes this one itself only at the end of the turn, however quick it is
  if (response.writableLength > MAX_BUFFERED_BYTES) return void response.destroy()
  subscription.lastSent = { state, role }
  response.write(state.eventFor(role))
}
