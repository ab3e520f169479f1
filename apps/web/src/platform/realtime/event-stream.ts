import { API } from '../api/call.ts'
import { identity } from '../session/identity.ts'
import { type Backoff, DEFAULT_BACKOFF, waitToRetry } from './backoff.ts'
import { createEventStreamParser, type StreamEvent } from './event-stream-parser.ts'
import { livePaths } from './live-paths.ts'

export type ConnectionState = 'connecting' | 'live' | 'lost'

/** The server sends a heartbeat every 15 s; a connection that is silent for longer is dead. */
const SILENCE_MS = 20_000

/** 429 is not among them: the server may have room later. */
const REFUSED_STATUSES: readonly number[] = [401, 403, 404]

/** What the server pushes about one thing: its whole state at each change. */
export type Topic<S> = {
  path: string
  /** The event of the stream that carries it; 'state' by default. */
  event?: string
  schema: { parse: (input: unknown) => S }
  /** A state that is older than the last one is not delivered. */
  isOlder: (next: S, current: S) => boolean
  /** The path itself is the permission, so the request carries no session. */
  isAnonymous?: true
}

export type TopicListener<S> = {
  onState: (state: S) => void
  /** Any bytes, heartbeats included. */
  onActivity?: () => void
  onConnection: (connection: ConnectionState) => void
  /** This person may not read the topic (any more); the client does not reconnect. */
  onRefused: () => void
}

type StreamOptions = {
  origin?: string
  silenceMs?: number
  backoff?: Backoff
}

/** One topic of a stream. */
type Subscriber = Omit<TopicListener<never>, 'onState'> & { event: string; onData: (data: string) => void }

/** One request, and everything that reads from it. */
type Connection = {
  subscribers: Set<Subscriber>
  /** By event, for a subscriber that comes later. */
  latest: Map<string, string>
  close: () => void
}

/** By URL: topics of the same stream share its connection. */
const connections = new Map<string, Connection>()

/** Reads the topic, over reconnects, until the returned function is called. */
export function subscribe<S>(
  { path, event = 'state', schema, isOlder, isAnonymous }: Topic<S>,
  listener: TopicListener<S>,
  options: StreamOptions = {},
): () => void {
  let last: { state: S; data: string } | null = null
  const subscriber: Subscriber = {
    ...listener,
    event,
    onData(data) {
      const state = schema.parse(JSON.parse(data))
      // the data decides, not the version: a new role or name changes the state without a new version
      const isNew = last === null || (!isOlder(state, last.state) && data !== last.data)
      if (isNew) last = { state, data }
      livePaths.add(path)
      listener.onConnection('live')
      if (isNew) listener.onState(state)
    },
  }
  const url = `${options.origin ?? ''}${API}${path}`
  const connection = connections.get(url) ?? open(path, url, isAnonymous === true, options)
  connection.subscribers.add(subscriber)
  listener.onConnection('connecting')
  const latest = connection.latest.get(event)
  if (latest !== undefined) subscriber.onData(latest)
  return () => {
    connection.subscribers.delete(subscriber)
    if (connection.subscribers.size === 0) connection.close()
  }
}

function open(path: string, url: string, isAnonymous: boolean, options: StreamOptions): Connection {
  const { silenceMs = SILENCE_MS, backoff = DEFAULT_BACKOFF } = options
  const stop = new AbortController()
  let failures = 0
  const close = () => {
    stop.abort()
    livePaths.delete(path)
    if (connections.get(url) === connection) connections.delete(url)
  }
  const connection: Connection = { subscribers: new Set(), latest: new Map(), close }

  const handleEvent = ({ event, data }: StreamEvent): 'continue' | 'reconnect' => {
    if (event === 'bye') return 'reconnect'
    for (const subscriber of connection.subscribers) {
      if (subscriber.event !== event) continue
      subscriber.onData(data)
      failures = 0
    }
    connection.latest.set(event, data)
    return 'continue'
  }

  const connect = async (): Promise<'reconnect' | 'refused'> => {
    const controller = new AbortController()
    const disconnect = () => controller.abort()
    stop.signal.addEventListener('abort', disconnect)
    let silenceTimer = setTimeout(disconnect, silenceMs)
    try {
      const token = isAnonymous ? null : identity.token()
      const response = await fetch(url, {
        headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
        signal: controller.signal,
        cache: 'no-store',
        credentials: 'omit',
      })
      if (REFUSED_STATUSES.includes(response.status)) return 'refused'
      if (!response.ok || !response.body) return 'reconnect'
      const reader = response.body.getReader()
      const decoder = new TextDecoder()
      const parser = createEventStreamParser()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return 'reconnect'
        clearTimeout(silenceTimer)
        silenceTimer = setTimeout(disconnect, silenceMs)
        for (const subscriber of connection.subscribers) subscriber.onActivity?.()
        for (const message of parser.push(decoder.decode(value, { stream: true })))
          if (handleEvent(message) === 'reconnect') return 'reconnect'
      }
    } catch {
      return 'reconnect'
    } finally {
      clearTimeout(silenceTimer)
      stop.signal.removeEventListener('abort', disconnect)
      controller.abort()
    }
  }

  const run = async () => {
    while (!stop.signal.aborted) {
      const outcome = await connect()
      if (stop.signal.aborted) return
      livePaths.delete(path)
      // a subscriber that comes while there is no connection waits for new data
      connection.latest.clear()
      for (const subscriber of connection.subscribers) subscriber.onConnection('lost')
      if (outcome === 'refused') {
        close()
        for (const subscriber of connection.subscribers) subscriber.onRefused()
        return
      }
      const waited = await waitToRetry(failures, backoff, stop.signal)
      failures = waited === 'back' ? 0 : failures + 1
    }
  }
  connections.set(url, connection)
  void run()
  return connection
}
