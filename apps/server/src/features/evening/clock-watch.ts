import { ok } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { play } from './play.ts'
import { lastSeenClock, seeClock, timedGames } from './store.ts'

/** Clocks that are kept right are moved by less than this; a larger step was made by somebody or something. */
const JUMP_MS = 2_000

/** Oftener than this there is nothing to see, and the sweep comes round after every press. */
const EVERY_MS = 500

/** An answer that took longer does not say when the database's clock stood there. */
const PROMPT_MS = 500

/** One moment by the database's clock and by this process's own. */
interface Seen {
  at: number
  own: number
}

/**
 * Sees when the database's clock is put back, by comparing it with this process's own clock, which only ever runs
 * on; after a start, with the moment that was seen last. Running matches go back by as much: nobody is given
 * time. Put forward, the clock looks no different from a machine that slept, and a match runs on while one sleeps
 * (trust I6, I7). Every node looks; the row with the last moment lets one of them act.
 */
export class ClockWatch {
  readonly #deps: Deps
  readonly #machine: Clock
  #last: Seen | null = null

  constructor(deps: Deps, machine: Clock) {
    this.#deps = deps
    this.#machine = machine
  }

  /** Whether the clock was seen: it is too early for another look, or the answer took too long to tell. */
  async look(): Promise<boolean> {
    const last = this.#last
    if (last && performance.now() - last.own < EVERY_MS) return false
    const seen = await this.#deps.transact((sql) => this.#follow(sql, last))
    // only what was committed was seen: a jump that could not be followed is still to be
    if (seen) this.#last = seen
    return seen !== null
  }

  async #follow(sql: Sql, last: Seen | null): Promise<Seen | null> {
    const known = await lastSeenClock(sql)
    const own = performance.now()
    // asked only now that the row is held, so that no other node can have seen a later moment
    const at = await this.#machine.now(sql)
    if (performance.now() - own > PROMPT_MS) return null
    const gameIds = await timedGames(sql)
    // with nothing to come there is nothing to move, and an old moment would only mislead
    const next = gameIds.length > 0 ? at : null
    if (next !== known) await seeClock(sql, next)
    const byMs = last ? Math.round(at - last.at - (own - last.own)) : at - (known ?? at)
    const isNews = known !== null && at < known - JUMP_MS
    if (!isNews || byMs > -JUMP_MS) return { at, own }

    for (const gameId of gameIds) await this.#move(sql, gameId, byMs)
    this.#deps.log.warn({ byMs }, "The machine's clock was put back; running matches went back by as much.")
    return { at, own }
  }

  /** A game that went with its group since it was listed has no clock to move. */
  async #move(sql: Sql, gameId: string, clockMovedBy: number): Promise<void> {
    const command = { name: 'clock', gameId, actor: null, may: () => true, clockMovedBy, refuse } as const
    try {
      await play(this.#deps, sql, { ...command, decide: () => ok([]) })
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'game-not-found')) throw error
    }
  }
}
