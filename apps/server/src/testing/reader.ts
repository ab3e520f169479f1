import { HEARTBEAT_MS } from '@turnout/contract/live-feed'
import { expect } from 'vitest'
import { API } from '../app.ts'
import type { TestServer } from './server.ts'

export interface Heard {
  event: string
  id: number | null
  // biome-ignore lint/suspicious/noExplicitAny: a state as a phone reads it
  data: any
}

export interface Reader {
  status: number
  heard: Heard[]
  isOver: boolean
  /** Waits until this is true of what was heard, or fails when the stream ends before. */
  until(holds: (heard: readonly Heard[]) => boolean): Promise<void>
  over: Promise<void>
  close(): void
}

/** A phone on the stream of a game: everything that it hears, in order. */
export const openReader = (server: TestServer, gameId: string, token: string, app = server.app) =>
  read(app, `/games/${gameId}/events`, { authorization: `Bearer ${token}` })

/** A screen somewhere that has the evening's link and no account. */
export const openSpectator = (server: TestServer, link: string, app = server.app) =>
  read(app, `/watch/${link}/events`)

/** The same of a program that listens somewhere, perhaps behind a proxy. */
export const openReaderAt = (origin: string, gameId: string, token: string) =>
  readAt(`${origin}${API}/games/${gameId}/events`, { authorization: `Bearer ${token}` })

/** Every fifteen seconds all permissions are looked at anyway; `at once` must not mean then. */
export async function endAtOnce(readers: readonly Reader[]): Promise<void> {
  const began = performance.now()
  await Promise.all(readers.map(({ over }) => over))
  expect(performance.now() - began).toBeLessThan(HEARTBEAT_MS * 0.8)
}

async function read(
  app: TestServer['app'],
  path: string,
  headers: Record<string, string> = {},
): Promise<Reader> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return readAt(`http://127.0.0.1:${port}${API}${path}`, headers)
}

async function readAt(url: string, headers: Record<string, string>): Promise<Reader> {
  const stop = new AbortController()
  const response = await fetch(url, { headers, signal: stop.signal })
  const reader: Reader = {
    status: response.status,
    heard: [],
    isOver: false,
    over: Promise.resolve(),
    close: () => stop.abort(),
    async until(holds) {
      while (!holds(reader.heard)) {
        if (reader.isOver && !holds(reader.heard))
          throw new Error(`The stream ended after ${reader.heard.length} events.`)
        await new Promise((waited) => setTimeout(waited, 5))
      }
    },
  }
  reader.over = listen(response, reader)
  return reader
}

async function listen(response: Response, reader: Reader): Promise<void> {
  let text = ''
  try {
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      reader.heard.push(...blocks.flatMap((block) => heardIn(block) ?? []))
    }
  } catch {
    // hung up on
  }
  reader.isOver = true
}

function heardIn(block: string): Heard | null {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)))
  if (!fields.event) return null
  return {
    event: fields.event,
    id: fields.id === undefined ? null : Number(fields.id),
    data: JSON.parse(fields.data),
  }
}
