import { ok } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { MissingGame, missingGame } from './lock-game.ts'
import { runGameCommand } from './run-game-command.ts'
import { gamesCountingDown, lockLastClockReading, saveClockReading } from './store.ts'

/** Time synchronisation moves a clock by less than this; a larger step was made by a person or a program. */
const MIN_JUMP_MS = 2_000

/** The shortest time between two checks, because the sweep runs after every command. */
const CHECK_INTERVAL_MS = 500

/** A slower answer does not say exactly when the database read its clock. */
const MAX_QUERY_MS = 500

/** One moment by the database's clock and by this process's monotonic clock. */
interface ClockReading {
  at: number
  monotonic: number
}

/**
 * Detects that the database's clock was set back: it compares that clock with this process's monotonic clock and,
 * after a start, with the last stored time. Running matches move back by as much, so that no match gets more time.
 * A clock set forward looks like a machine that slept, and a match runs on during sleep (docs/security.md I6, I7).
 * Every node checks; the row with the last time lets one of them act.
 */
export class ClockWatch {
  readonly #deps: Deps
  readonly #databaseClock: Clock
  #lastReading: ClockReading | null = null

  constructor(deps: Deps, databaseClock: Clock) {
    this.#deps = deps
    this.#databaseClock = databaseClock
  }

  /** False when it is too early for another check, or when the answer took too long to be exact. */
  async check(): Promise<boolean> {
    const last = this.#lastReading
    if (last && performance.now() - last.monotonic < CHECK_INTERVAL_MS) return false
    const reading = await this.#deps.transact((sql) => this.#readAndApply(sql, last))
    // only a committed reading counts: a jump whose transaction failed is still to be handled
    if (reading) this.#lastReading = reading
    return reading !== null
  }

  async #readAndApply(sql: Sql, last: ClockReading | null): Promise<ClockReading | null> {
    const storedAt = await lockLastClockReading(sql)
    const monotonic = performance.now()
    // read only after the row is locked, so that no other node can have stored a later time
    const at = await this.#databaseClock.now(sql)
    if (performance.now() - monotonic > MAX_QUERY_MS) return null
    const gameIds = await gamesCountingDown(sql)
    // with no countdown there is nothing to move, and an old time would only mislead
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

  /** A game that was deleted with its group since it was listed has no clock to move. */
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
