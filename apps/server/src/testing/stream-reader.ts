import { HEARTBEAT_MS } from '@turnout/contract/live-feed'
import { expect } from 'vitest'
import { API } from '../app.ts'
import type { TestServer } from './server.ts'

export interface StreamEvent {
  event: string
  id: number | null
  // biome-ignore lint/suspicious/noExplicitAny: a state as a phone reads it
  data: any
}

export interface StreamReader {
  status: number
  events: StreamEvent[]
  isEnded: boolean
  /** Waits until the condition is true of the received events, or fails when the stream ends first. */
  until(condition: (events: readonly StreamEvent[]) => boolean): Promise<void>
  ended: Promise<void>
  close(): void
}

/** A phone on the stream of a game: all events that it receives, in order. */
export const openStream = (server: TestServer, gameId: string, token: string, app = server.app) =>
  read(app, `/games/${gameId}/events`, { authorization: `Bearer ${token}` })

/** A phone on the stream of a group. */
export const openGroupStream = (server: TestServer, groupId: string, token: string, app = server.app) =>
  read(app, `/sport-groups/${groupId}/events`, { authorization: `Bearer ${token}` })

/** A screen with the spectator link of a game and no account. */
export const openSpectatorStream = (server: TestServer, link: string, app = server.app) =>
  read(app, `/watch/${link}/events`)

/** The same for a program on a port, perhaps behind a proxy. */
export const openStreamAt = (origin: string, gameId: string, token: string) =>
  readAt(`${origin}${API}/games/${gameId}/events`, { authorization: `Bearer ${token}` })

/** Permissions are checked every fifteen seconds anyway; `at once` must be sooner. */
export async function expectAllEnded(readers: readonly StreamReader[]): Promise<void> {
  const began = performance.now()
  await Promise.all(readers.map(({ ended: over }) => over))
  expect(performance.now() - began).toBeLessThan(HEARTBEAT_MS * 0.8)
}

async function read(
  app: TestServer['app'],
  path: string,
  headers: Record<string, string> = {},
): Promise<StreamReader> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return readAt(`http://127.0.0.1:${port}${API}${path}`, headers)
}

async function readAt(url: string, headers: Record<string, string>): Promise<StreamReader> {
  const stop = new AbortController()
  const response = await fetch(url, { headers, signal: stop.signal })
  const reader: StreamReader = {
    status: response.status,
    events: [],
    isEnded: false,
    ended: Promise.resolve(),
    close: () => stop.abort(),
    async until(condition) {
      while (!condition(reader.events)) {
        if (reader.isEnded && !condition(reader.events))
          throw new Error(`The stream ended after ${reader.events.length} events.`)
        await new Promise((waited) => setTimeout(waited, 5))
      }
    },
  }
  reader.ended = listen(response, reader)
  return reader
}

async function listen(response: Response, reader: StreamReader): Promise<void> {
  let text = ''
  try {
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      reader.events.push(...blocks.flatMap((block) => parseEvent(block) ?? []))
    }
  } catch {
    // the connection was closed
  }
  reader.isEnded = true
}

function parseEvent(block: string): StreamEvent | null {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)))
  if (!fields.event) return null
  return {
    event: fields.event,
    id: fields.id === undefined ? null : Number(fields.id),
    data: JSON.parse(fields.data),
  }
}
