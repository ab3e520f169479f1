import { setTimeout as sleep } from 'node:timers/promises'
import { openReaderAt, type Reader } from './reader.ts'

const BACK_AFTER_MS = 100

/** A phone that watches a game and comes back whenever its stream ends, as the web does. */
export class Watcher {
  /** Every version that it was shown, in order. */
  readonly versions: number[] = []
  /** How often it came back. */
  comebacks = -1
  /** How often it was asked to, rather than cut off. */
  byes = 0
  #reader: Reader | null = null
  #closed = false
  readonly #watching: Promise<void>

  constructor(origin: string, gameId: string, token: string) {
    this.#watching = this.#watch(origin, gameId, token)
  }

  async #watch(origin: string, gameId: string, token: string): Promise<void> {
    while (!this.#closed) {
      const reader = await openReaderAt(origin, gameId, token).catch(() => null)
      if (reader?.status === 200) {
        this.comebacks += 1
        this.#reader = reader
        await this.#follow(reader)
      }
      reader?.close()
      if (!this.#closed) await sleep(BACK_AFTER_MS)
    }
  }

  async #follow(reader: Reader): Promise<void> {
    let seen = 0
    const take = () => {
      for (const { event, id } of reader.heard.slice(seen)) {
        if (event === 'bye') this.byes += 1
        if (event === 'state') this.versions.push(id ?? -1)
      }
      seen = reader.heard.length
    }
    while (!reader.isOver && !this.#closed) {
      take()
      await sleep(5)
    }
    take()
  }

  /** Any version: its stream is open. */
  async watches(): Promise<void> {
    while (this.versions.length === 0) await sleep(5)
  }

  async shows(version: number): Promise<void> {
    while (this.versions.at(-1) !== version) await sleep(5)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#reader?.close()
    await this.#watching
  }
}
