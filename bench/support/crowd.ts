import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Shown, Watch } from './watchers.ts'

const WATCHERS = join(import.meta.dirname, 'watchers.ts')

/** A crowd at one game: it says when everybody has seen a version. */
export class Crowd {
  readonly #process: ChildProcess
  readonly #shown = new Map<number, readonly number[]>()
  #told = () => {}
  lost = 0

  #everybodyIsThere = () => {}

  private constructor(process: ChildProcess) {
    this.#process = process
    process.on('message', (word: Partial<Shown> & { lost?: true; ready?: true }) => {
      if (word.lost) this.lost += 1
      if (word.ready) this.#everybodyIsThere()
      if (word.version === undefined || !word.at) return
      this.#shown.set(word.version, word.at)
      this.#told()
    })
  }

  static async gather(watch: Watch): Promise<Crowd> {
    const crowd = new Crowd(fork(WATCHERS, { execArgv: ['--import', 'tsx'] }))
    await crowd.grow(watch)
    return crowd
  }

  /** So many more at the same game, and all of them are there. */
  grow(watch: Watch): Promise<void> {
    // heard from the first word on: the one that all are there may come right behind another
    const there = new Promise<void>((resolve) => {
      this.#everybodyIsThere = resolve
    })
    this.#process.send(watch)
    return there
  }

  /** When each of them saw this version or, where it was passed over, a later one. */
  async sees(version: number): Promise<readonly number[]> {
    for (;;) {
      const at = this.#shown.get(version)
      if (at) return at
      await new Promise<void>((told) => {
        this.#told = told
      })
    }
  }

  leave(): void {
    this.#process.kill()
  }
}
