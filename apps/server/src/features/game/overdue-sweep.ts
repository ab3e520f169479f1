import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { type Clock, databaseClock } from '../../platform/clock.ts'
import { ClockWatch } from './clock-watch.ts'
import { settleGameIn } from './run-game-command.ts'
import { backfillDueTimes, dueGames, nextDue } from './store.ts'

/** However far away the next whistle is, look again this often: another node may have started a match. */
const MAX_WAIT_MS = 1_000
const MIN_WAIT_MS = 5

/** What changes in this time is looked at together: at a busy hour something does at every moment. */
const GATHER_MS = 100

/** Games settled side by side, so that one that is held up does not hold up the rest. */
const CONCURRENCY = 4

/**
 * Makes prompt what `play` would settle on the next touch anyway: the final whistle and the next start, also
 * when nobody is connected. Any node may do it; the lock and the rule make it happen once.
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
    // said in the middle of a round, it is for the one after
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
    /** After the first look: what the clock did while nobody served is written down before anybody asks (docs/security.md I7). */
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

/** One look at what is due; answers how long (ms) until the next. */
async function sweepOnce(deps: Deps, clockWatch: ClockWatch): Promise<number> {
  await clockWatch.check()
  let wait = await timeToNextDue(deps, [])
  // what could not be settled is still due; it is tried again later and holds up nobody else
  if (wait <= 0) wait = await timeToNextDue(deps, await settleDueGames(deps))
  return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, wait))
}

/** Answers the ids of those that could not be settled. */
async function settleDueGames(deps: Deps): Promise<string[]> {
  const due = await dueGames(deps.sql, await deps.clock.now(deps.sql))
  const failedIds: string[] = []
  for (let from = 0; from < due.length; from += CONCURRENCY) {
    const batch = due.slice(from, from + CONCURRENCY)
    const results = await Promise.all(batch.map(({ id }) => trySettling(deps, id)))
    failedIds.push(...batch.filter((_, index) => !results[index]).map(({ id }) => id))
  }
  return failedIds
}

async function timeToNextDue({ sql, clock }: Deps, excludedIds: readonly string[]): Promise<number> {
  const { now, at } = await nextDue(sql, excludedIds)
  return (at ?? Number.POSITIVE_INFINITY) - clock.momentOf(now)
}

/** One game that cannot be settled must not keep the whistle from all the others. */
async function trySettling(deps: Deps, gameId: string): Promise<boolean> {
  try {
    await settleGame(deps, gameId)
    return true
  } catch (error) {
    deps.log.warn({ err: error, gameId }, 'A game could not be brought up to date; it is tried again.')
    return false
  }
}

/** The clock's own turn in a transaction of its own. */
export const settleGame = (deps: Deps, gameId: string) =>
  deps.transact((sql) => settleGameIn(deps, sql, gameId))
