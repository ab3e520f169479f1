import { ok } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { MissingGame, missingGame } from './lock-game.ts'
import { runGameCommand } from './run-game-command.ts'
import { gamesCountingDown, lockLastClockReading, saveClockReading } from './store.ts'

/** Clocks that are kept right are moved by less than this; a larger step was made by somebody or something. */
const MIN_JUMP_MS = 2_000

/** Oftener than this there is nothing to see, and the sweep comes round after every press. */
const CHECK_INTERVAL_MS = 500

/** An answer that took longer does not say when the database's clock stood there. */
const MAX_QUERY_MS = 500

/** One moment by the database's clock and by this process's own. */
interface ClockReading {
  at: number
  monotonic: number
}

/**
 * Sees when the database's clock is put back, by comparing it with this process's own clock, which only ever runs
 * on; after a start, with the moment that was seen last. Running matches go back by as much: nobody is given
 * time. Put forward, the clock looks no different from a machine that slept, and a match runs on while one sleeps
 * (docs/security.md I6, I7). Every node looks; the row with the last moment lets one of them act.
 */
export class ClockWatch {
  readonly #deps: Deps
  readonly #databaseClock: Clock
  #lastReading: ClockReading | null = null

  constructor(deps: Deps, databaseClock: Clock) {
    this.#deps = deps
    this.#databaseClock = databaseClock
  }

  /** Whether the clock was seen: it is too early for another look, or the answer took too long to tell. */
  async check(): Promise<boolean> {
    const last = this.#lastReading
    if (last && performance.now() - last.monotonic < CHECK_INTERVAL_MS) return false
    const reading = await this.#deps.transact((sql) => this.#readAndApply(sql, last))
    // only what was committed was seen: a jump that could not be followed is still to be
    if (reading) this.#lastReading = reading
    return reading !== null
  }

  async #readAndApply(sql: Sql, last: ClockReading | null): Promise<ClockReading | null> {
    const storedAt = await lockLastClockReading(sql)
    const monotonic = performance.now()
    // asked only now that the row is held, so that no other node can have seen a later moment
    const at = await this.#databaseClock.now(sql)
    if (performance.now() - monotonic > MAX_QUERY_MS) return null
    const gameIds = await gamesCountingDown(sql)
    // with nothing to come there is nothing to move, and an old moment would only mislead
    const storeAt = gameIds.length > 0 ? at : null
    if (storeAt !== storedAt) await saveClockReading(sql, storeAt)
    const jumpMs = last ? Math.round(at - last.at - (monotonic - last.monotonic)) : at - (storedAt ?? at)
    const isBehindStored = storedAt !== null && at < storedAt - MIN_JUMP_MS
    if (!isBehindStored || jumpMs > -MIN_JUMP_MS) return { at, monotonic }

    for (const gameId of gameIds) await this.#shiftGame(sql, gameId, jumpMs)
    this.#deps.log.warn(
      { byMs: jumpMs },
      "The machine's clock was put back; running matches went back by as much.",
    )
    return { at, monotonic }
  }

  /** A game that went with its group since it was listed has no clock to move. */
  async #shiftGame(sql: Sql, gameId: string, clockMovedBy: number): Promise<void> {
    const command = { name: 'clock', gameId, actor: null, may: () => true, clockMovedBy } as const
    try {
      await runGameCommand(this.#deps, sql, {
        ...command,
        refuse: missingGame,
        decide: () => ok([]),
      })
    } catch (error) {
      if (!(error instanceof MissingGame)) throw error
    }
  }
}
