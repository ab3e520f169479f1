import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { type Clock, databaseClock } from '../../platform/clock.ts'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import { ClockWatch } from './clock-watch.ts'
import { settleGameIn } from './run-game-command.ts'
import { backfillDueTimes, dueGames, nextDue } from './store.ts'

/** The longest wait between two sweeps: another node may have started a match. */
const MAX_WAIT_MS = 1_000
const MIN_WAIT_MS = 5

/** Changes within this time share a sweep: at a busy hour there is a change at every moment. */
const GATHER_MS = 100

/** Games settled in parallel, so that a slow one does not delay the rest. */
const CONCURRENCY = 4

/**
 * Settles promptly what the next command would settle anyway: the final whistle and the next start, also when no one
 * is connected. Every node may do so; the lock and the rule make it happen once.
 */
export function startOverdueSweep(
  deps: Deps,
  databaseClockSource: Clock = databaseClock(),
): { caughtUp: Promise<void>; stop(): Promise<void> } {
  const clockWatch = new ClockWatch(deps, databaseClockSource)
  let stopped = false
  let markCaughtUp = () => {}
  const caughtUp = new Promise<void>((resolve) => {
    markCaughtUp = resolve
  })
  let endWait = () => {}
  let isWoken = false
  const requestSweep = () => {
    // a request during a sweep causes another sweep
    isWoken = true
    endWait()
  }
  const unsubscribe = deps.live.subscribe({ changed: requestSweep, recheck: () => {}, lost: () => {} })

  const loop = (async () => {
    await backfill(deps)
    while (!stopped) {
      isWoken = false
      const gathered = sleep(GATHER_MS, undefined, { ref: false })
      const wait = await sweepOnce(deps, clockWatch).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'The clock could not be looked after just now; it is tried again.')
        return MAX_WAIT_MS
      })
      markCaughtUp()
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait)
        endWait = () => {
          clearTimeout(timer)
          resolve()
        }
        if (stopped || isWoken) endWait()
      })
      if (isWoken && !stopped) await gathered
    }
  })()

  return {
    /** Resolves after the first sweep: overdue events are stored before the first request (docs/security.md I7). */
    caughtUp,
    async stop() {
      stopped = true
      unsubscribe()
      requestSweep()
      await loop
    },
  }
}

async function backfill({ sql, clock, log }: Deps): Promise<void> {
  try {
    await backfillDueTimes(sql, await clock.now(sql))
  } catch (err) {
    log.warn({ err }, 'Evenings of an older version could not be looked for; the next start does.')
  }
}

/** Settles what is due; returns the time (ms) until the next sweep. */
async function sweepOnce(deps: Deps, clockWatch: ClockWatch): Promise<number> {
  await clockWatch.check()
  let wait = await timeToNextDue(deps, [])
  // what could not be settled is still due: it is tried again later and does not delay other games
  if (wait <= 0) wait = await timeToNextDue(deps, await settleDueGames(deps))
  return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, wait))
}

/** Returns the ids of the games that could not be settled. */
async function settleDueGames(deps: Deps): Promise<string[]> {
  const due = await dueGames(deps.sql, await deps.clock.now(deps.sql))
  const limited = limitConcurrency(CONCURRENCY, due.length)
  const results = await Promise.all(due.map(({ id }) => limited(() => trySettling(deps, id))))
  return due.filter((_, index) => !results[index]).map(({ id }) => id)
}

async function timeToNextDue({ sql, clock }: Deps, excludedIds: readonly string[]): Promise<number> {
  const { now, at } = await nextDue(sql, excludedIds)
  return (at ?? Number.POSITIVE_INFINITY) - clock.momentOf(now)
}

/** A game that cannot be settled must not stop the clock of the others. */
async function trySettling(deps: Deps, gameId: string): Promise<boolean> {
  try {
    await settleGame(deps, gameId)
    return true
  } catch (error) {
    deps.log.warn({ err: error, gameId }, 'A game could not be brought up to date; it is tried again.')
    return false
  }
}

/** Settles the overdue events of a game in a new transaction. */
export const settleGame = (deps: Deps, gameId: string) =>
  deps.transact((sql) => settleGameIn(deps, sql, gameId))
