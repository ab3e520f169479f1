import { fillPath } from '@turnout/contract/endpoint'
import { GameState } from '@turnout/contract/game-state'
import { isOlder, LIVE_FEED_PATH, WATCH_FEED_PATH } from '@turnout/contract/live-feed'
import { WatchedState } from '@turnout/contract/watched-state'
import { API } from './api.ts'
import { createFeedParser, type FeedMessage } from './feed-parser.ts'
import { identity } from './identity.ts'
import { pause, REDIAL, type Redial } from './redial.ts'

export type Connection = 'connecting' | 'live' | 'lost'

/** The server speaks every 15 s at the latest; a longer silence is a line that is dead without saying so. */
const SILENCE_MS = 20_000

/** Asked too often by this person is no reason to stay away. */
const STAY_AWAY: readonly number[] = [401, 403, 404]

export type Listener<S> = {
  onState: (state: S) => void
  /** Any sign of life, be it that nothing is new. */
  onHeard?: () => void
  onConnection: (connection: Connection) => void
  /** The server does not let this person watch (any more); nobody tries again. */
  onRefused: () => void
}

type Options = {
  origin?: string
  silenceMs?: number
  redial?: Redial
}

type Feed<S> = { path: string; parse: (said: unknown) => S; token: () => string | null }

/** Watches one game until the returned function is called. */
export const followGame = (gameId: string, listener: Listener<GameState>, options?: Options): (() => void) =>
  follow(
    {
      path: fillPath(LIVE_FEED_PATH, { gameId }),
      parse: (said) => GameState.parse(said),
      token: identity.token,
    },
    listener,
    options,
  )

/** The same for whoever has the evening's link, signed in or not: nobody is asked who they are. */
export const followLink = (token: string, listener: Listener<WatchedState>): (() => void) =>
  follow(
    {
      path: fillPath(WATCH_FEED_PATH, { token }),
      parse: (said) => WatchedState.parse(said),
      token: () => null,
    },
    listener,
  )

function follow<S extends GameState | WatchedState>(
  feed: Feed<S>,
  listener: Listener<S>,
  options: Options = {},
): () => void {
  const { origin = '', silenceMs = SILENCE_MS, redial = REDIAL } = options
  const url = `${origin}${API}${feed.path}`
  const stopped = new AbortController()
  let last: S | null = null
  let shown = ''
  let failures = 0

  const hear = ({ event, data }: FeedMessage): 'go-on' | 'bye' => {
    if (event === 'bye') return 'bye'
    if (event !== 'state') return 'go-on'
    const state = feed.parse(JSON.parse(data))
    failures = 0
    listener.onConnection('live')
    // the same version may say something else: who is made an admin sees the buttons, a new name shows
    if (!(last && isOlder(state, last)) && data !== shown) {
      last = state
      shown = data
      listener.onState(state)
    }
    return 'go-on'
  }

  const listen = async (): Promise<'again' | 'refused'> => {
    const line = new AbortController()
    const hangUp = () => line.abort()
    stopped.signal.addEventListener('abort', hangUp)
    let silence = setTimeout(hangUp, silenceMs)
    try {
      const token = feed.token()
      const response = await fetch(url, {
        headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
        signal: line.signal,
        cache: 'no-store',
        credentials: 'omit',
      })
      if (STAY_AWAY.includes(response.status)) return 'refused'
      if (!response.ok || !response.body) return 'again'
      const reader = response.body.getReader()
      const decoder = new TextDecoder()
      const parser = createFeedParser()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return 'again'
        clearTimeout(silence)
        silence = setTimeout(hangUp, silenceMs)
        listener.onHeard?.()
        for (const message of parser.push(decoder.decode(value, { stream: true }))) {
          if (hear(message) === 'bye') return 'again'
        }
      }
    } catch {
      return 'again'
    } finally {
      clearTimeout(silence)
      stopped.signal.removeEventListener('abort', hangUp)
      line.abort()
    }
  }

  const follow = async () => {
    listener.onConnection('connecting')
    while (!stopped.signal.aborted) {
      const outcome = await listen()
      if (stopped.signal.aborted) return
      listener.onConnection('lost')
      if (outcome === 'refused') return listener.onRefused()
      const ended = await pause(failures, redial, stopped.signal)
      failures = ended === 'back' ? 0 : failures + 1
    }
  }
  void follow()
  return () => stopped.abort()
}
