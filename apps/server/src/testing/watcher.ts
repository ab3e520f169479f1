import { setTimeout as sleep } from 'node:timers/promises'
import { openStreamAt, type StreamReader } from './stream-reader.ts'

const RECONNECT_MS = 100

/** A phone that watches a game and reconnects whenever its stream ends, like the web app. */
export class Watcher {
  /** Every version that it received, in order. */
  readonly versions: number[] = []
  /** The number of reconnects. */
  reconnects = -1
  /** How often it got a bye instead of a broken connection. */
  byes = 0
  #reader: StreamReader | null = null
  #closed = false
  readonly #watching: Promise<void>

  constructor(origin: string, gameId: string, token: string) {
    this.#watching = this.#watch(origin, gameId, token)
  }

  async #watch(origin: string, gameId: string, token: string): Promise<void> {
    while (!this.#closed) {
      const reader = await openStreamAt(origin, gameId, token).catch(() => null)
      if (reader?.status === 200) {
        this.reconnects += 1
        this.#reader = reader
        await this.#readEvents(reader)
      }
      reader?.close()
      if (!this.#closed) await sleep(RECONNECT_MS)
    }
  }

  async #readEvents(reader: StreamReader): Promise<void> {
    const handleEvents = () => {
      // removed from the reader: over hours they would be gigabytes
      for (const { event, id } of reader.events.splice(0)) {
        if (event === 'bye') this.byes += 1
        if (event === 'state') this.versions.push(id ?? -1)
      }
    }
    while (!reader.isEnded && !this.#closed) {
      handleEvents()
      await sleep(5)
    }
    handleEvents()
  }

  /** Waits for any version, which shows that its stream is open. */
  async untilConnected(): Promise<void> {
    while (this.versions.length === 0) await sleep(5)
  }

  async untilShown(version: number): Promise<void> {
    while (this.versions.at(-1) !== version) await sleep(5)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#reader?.close()
    await this.#watching
  }
}
