import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { sharedClock } from './figures.ts'
import { startScript } from './script.ts'
import type { Shown, Watch } from './watchers.ts'

/** Many watchers of one game, which report when all of them have a version. */
export class Crowd {
  readonly #process: ChildProcess
  readonly #shown = new Map<number, readonly number[]>()
  #onShown = () => {}
  lost = 0

  #onReady = () => {}

  private constructor(process: ChildProcess) {
    this.#process = process
    process.on('message', (message: Partial<Shown> & { lost?: true; ready?: true }) => {
      if (message.lost) this.lost += 1
      if (message.ready) this.#onReady()
      if (message.version === undefined || !message.at) return
      this.#shown.set(message.version, message.at)
      this.#onShown()
    })
  }

  static async gather(watch: Watch): Promise<Crowd> {
    const crowd = new Crowd(startScript('watchers.ts'))
    await crowd.grow(watch)
    return crowd
  }

  /** Adds this many watchers of the same game and waits until all are connected. */
  grow(watch: Watch): Promise<void> {
    // listens before it sends: the ready message may follow another one at once
    const ready = new Promise<void>((resolve) => {
      this.#onReady = resolve
    })
    this.#process.send(watch)
    return ready
  }

  /** When each of them got this version or, if it was skipped, a later one. */
  async timesShown(version: number): Promise<readonly number[]> {
    for (;;) {
      const at = this.#shown.get(version)
      if (at) return at
      await new Promise<void>((shown) => {
        this.#onShown = shown
      })
    }
  }

  /** Makes this many changes; for each one the milliseconds until each watcher had its version. */
  async timesUntilShown(
    { changes, betweenMs }: { changes: number; betweenMs: number },
    change: () => Promise<number>,
  ): Promise<number[][]> {
    const times: number[][] = []
    while (times.length < changes) {
      const began = sharedClock()
      const version = await change()
      times.push((await this.timesShown(version)).map((at) => at - began))
      await sleep(betweenMs)
    }
    return times
  }

  /** Empty if the version was skipped. */
  shownSoFar = (version: number): readonly number[] => this.#shown.get(version) ?? []

  leave(): void {
    this.#process.kill()
  }
}
