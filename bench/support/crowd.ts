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

  readonly #everybodyIsThere: Promise<void>

  private constructor(process: ChildProcess) {
    this.#process = process
    // heard from the first word on: the one that all are there may come right behind another
    this.#everybodyIsThere = new Promise((there) => {
      process.on('message', (word: object) => 'ready' in word && there())
    })
    process.on('message', (word: Partial<Shown> & { lost?: true }) => {
      if (word.lost) this.lost += 1
      if (word.version === undefined || !word.at) return
      this.#shown.set(word.version, word.at)
      this.#told()
    })
  }

  static async gather(watch: Watch): Promise<Crowd> {
    const child = fork(WATCHERS, { execArgv: ['--import', 'tsx'] })
    const crowd = new Crowd(child)
    child.send(watch)
    await crowd.#everybodyIsThere
    return crowd
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
