import { ok } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { play } from './play.ts'
import { lastSeenClock, seeClock, timedGames } from './store.ts'

/** Clocks that are kept right are moved by less than this; a larger step was made by somebody or something. */
const JUMP_MS = 2_000

/** Oftener than this there is nothing to see, and the sweep comes round after every press. */
const EVERY_MS = 500

/** An answer that took longer does not say when the database's clock stood there. */
const PROMPT_MS = 500

/**
 * Sees when the database's clock is put back, by comparing it with this process's own clock, which only ever runs
 * on; after a start, with the moment that was seen last. Running matches go back by as much: nobody is given
 * time. Put forward, the clock looks no different from a machine that slept, and a match runs on while one sleeps
 * (trust I6, I7). Every node looks; the row with the last moment lets one of them act.
 */
export class ClockWatch {
  readonly #deps: Deps
  readonly #machine: Clock
  #last: { at: number; own: number } | null = null

  constructor(deps: Deps, machine: Clock) {
    this.#deps = deps
    this.#machine = machine
  }

  async look(): Promise<void> {
    const own = performance.now()
    const last = this.#last
    if (last && own - last.own < EVERY_MS) return
    const at = await this.#machine.now(this.#deps.sql)
    if (performance.now() - own > PROMPT_MS) return
    this.#last = { at, own }
    const jump = last && Math.round(at - last.at - (own - last.own))
    await this.#deps.transact((sql) => this.#follow(sql, at, jump))
  }

  async #follow(sql: Sql, at: number, jump: number | null): Promise<void> {
    const gameIds = await timedGames(sql)
    const seen = await lastSeenClock(sql)
    // with nothing to come there is nothing to move, and an old moment would only mislead
    const next = gameIds.length > 0 ? at : null
    if (next !== seen) await seeClock(sql, next)
    const byMs = jump ?? at - (seen ?? at)
    const isNews = seen !== null && at < seen - JUMP_MS
    if (!isNews || byMs > -JUMP_MS) return

    for (const gameId of gameIds) await this.#move(sql, gameId, byMs)
    this.#deps.log.warn({ byMs }, "The machine's clock was put back; running matches went back by as much.")
  }

  #move = (sql: Sql, gameId: string, clockMovedBy: number) =>
    play(this.#deps, sql, {
      name: 'clock',
      gameId,
      actor: null,
      may: () => true,
      clockMovedBy,
      refuse,
      decide: () => ok([]),
    })
}
