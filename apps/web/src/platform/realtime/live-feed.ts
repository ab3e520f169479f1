import { fillPath } from '@turnout/contract/endpoint'
import { GameState } from '@turnout/contract/game-state'
import { isOlder, LIVE_FEED_PATH, WATCH_FEED_PATH } from '@turnout/contract/live-feed'
import { WatchedState } from '@turnout/contract/watched-state'
import { API } from '../api/call.ts'
import { identity } from '../session/identity.ts'
import { type Backoff, DEFAULT_BACKOFF, waitToRetry } from './backoff.ts'
import { createEventStreamParser, type StreamEvent } from './event-stream-parser.ts'

export type ConnectionState = 'connecting' | 'live' | 'lost'

/** The server speaks every 15 s at the latest; a longer silence is a line that is dead without saying so. */
const SILENCE_MS = 20_000

/** Asked too often by this person is no reason to stay away. */
const REFUSED_STATUSES: readonly number[] = [401, 403, 404]

export type FeedListener<S> = {
  onState: (state: S) => void
  /** Any sign of life, be it that nothing is new. */
  onActivity?: () => void
  onConnection: (connection: ConnectionState) => void
  /** The server does not let this person watch (any more); nobody tries again. */
  onRefused: () => void
}

type FeedOptions = {
  origin?: string
  silenceMs?: number
  backoff?: Backoff
}

type Feed<S> = { path: string; parse: (input: unknown) => S; token: () => string | null }

/** Watches one game until the returned function is called. */
export const subscribeToGame = (
  gameId: string,
  listener: FeedListener<GameState>,
  options?: FeedOptions,
): (() => void) =>
  subscribeToFeed(
    {
      path: fillPath(LIVE_FEED_PATH, { gameId }),
      parse: (input) => GameState.parse(input),
      token: identity.token,
    },
    listener,
    options,
  )

/** The same for whoever has the evening's link, signed in or not: nobody is asked who they are. */
export const subscribeToWatchLink = (token: string, listener: FeedListener<WatchedState>): (() => void) =>
  subscribeToFeed(
    {
      path: fillPath(WATCH_FEED_PATH, { token }),
      parse: (input) => WatchedState.parse(input),
      token: () => null,
    },
    listener,
  )

function subscribeToFeed<S extends GameState | WatchedState>(
  feed: Feed<S>,
  listener: FeedListener<S>,
  options: FeedOptions = {},
): () => void {
  const { origin = '', silenceMs = SILENCE_MS, backoff = DEFAULT_BACKOFF } = options
  const url = `${origin}${API}${feed.path}`
  const stop = new AbortController()
  let lastState: S | null = null
  let lastData = ''
  let failures = 0

  const handleEvent = ({ event, data }: StreamEvent): 'go-on' | 'bye' => {
    if (event === 'bye') return 'bye'
    if (event !== 'state') return 'go-on'
    const state = feed.parse(JSON.parse(data))
    failures = 0
    listener.onConnection('live')
    // the same version may say something else: who is made an admin sees the buttons, a new name shows
    if (!(lastState && isOlder(state, lastState)) && data !== lastData) {
      lastState = state
      lastData = data
      listener.onState(state)
    }
    return 'go-on'
  }

  const connect = async (): Promise<'again' | 'refused'> => {
    const controller = new AbortController()
    const disconnect = () => controller.abort()
    stop.signal.addEventListener('abort', disconnect)
    let silenceTimer = setTimeout(disconnect, silenceMs)
    try {
      const token = feed.token()
      const response = await fetch(url, {
        headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
        signal: controller.signal,
        cache: 'no-store',
        credentials: 'omit',
      })
      if (REFUSED_STATUSES.includes(response.status)) return 'refused'
      if (!response.ok || !response.body) return 'again'
      const reader = response.body.getReader()
      const decoder = new TextDecoder()
      const parser = createEventStreamParser()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return 'again'
        clearTimeout(silenceTimer)
        silenceTimer = setTimeout(disconnect, silenceMs)
        listener.onActivity?.()
        for (const message of parser.push(decoder.decode(value, { stream: true }))) {
          if (handleEvent(message) === 'bye') return 'again'
        }
      }
    } catch {
      return 'again'
    } finally {
      clearTimeout(silenceTimer)
      stop.signal.removeEventListener('abort', disconnect)
      controller.abort()
    }
  }

  const run = async () => {
    listener.onConnection('connecting')
    while (!stop.signal.aborted) {
      const outcome = await connect()
      if (stop.signal.aborted) return
      listener.onConnection('lost')
      if (outcome === 'refused') return listener.onRefused()
      const waited = await waitToRetry(failures, backoff, stop.signal)
      failures = waited === 'back' ? 0 : failures + 1
    }
  }
  void run()
  return () => stop.abort()
}
