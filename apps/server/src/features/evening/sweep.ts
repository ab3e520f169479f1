import { ok } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import { type Clock, databaseClock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { ClockWatch } from './clock-watch.ts'
import { play } from './play.ts'
import { dueGames, nextDueAt, remindOfClosing } from './store.ts'

/** However far away the next whistle is, look again this often: another node may have started a match. */
const LONGEST_WAIT_MS = 1_000

/** Games settled side by side, so that one that is held up does not hold up the rest. */
const AT_ONCE = 4

/**
 * Makes prompt what `play` would settle on the next touch anyway: the final whistle and the next start, also
 * when nobody is connected. Any node may do it; the lock and the rule make it happen once.
 */
export function overdueSweep(
  deps: Deps,
  machine: Clock = databaseClock(),
): { caughtUp: Promise<void>; stop(): Promise<void> } {
  const watch = new ClockWatch(deps, machine)
  let stopped = false
  let catchUp = () => {}
  const caughtUp = new Promise<void>((resolve) => {
    catchUp = resolve
  })
  let sleeper = () => {}
  let woken = false
  const wake = () => {
    // said in the middle of a round, it is for the one after
    woken = true
    sleeper()
  }
  const listening = deps.live.listen({ changed: wake, recheck: () => {}, lost: () => {} })

  const rounds = (async () => {
    await remind(deps)
    while (!stopped) {
      woken = false
      const wait = await round(deps, watch).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'The clock could not be looked after just now; it is tried again.')
        return LONGEST_WAIT_MS
      })
      catchUp()
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait)
        sleeper = () => {
          clearTimeout(timer)
          resolve()
        }
        if (stopped || woken) sleeper()
      })
    }
  })()

  return {
    /** After the first look: what the clock did while nobody served is written down before anybody asks (trust I7). */
    caughtUp,
    async stop() {
      stopped = true
      listening()
      wake()
      await rounds
    },
  }
}

async function remind({ sql, clock, log }: Deps): Promise<void> {
  try {
    await remindOfClosing(sql, await clock.now(sql))
  } catch (err) {
    log.warn({ err }, 'Evenings of an older version could not be looked for; the next start does.')
  }
}

/** One look at what is due; answers how long (ms) until the next. */
async function round(deps: Deps, watch: ClockWatch): Promise<number> {
  await watch.look()
  const due = await dueGames(deps.sql, await deps.clock.now(deps.sql))
  const stuck: string[] = []
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const some = due.slice(from, from + AT_ONCE)
    const settled = await Promise.all(some.map(({ id }) => trySettling(deps, id)))
    stuck.push(...some.filter((_, index) => !settled[index]).map(({ id }) => id))
  }
  // what could not be settled is still due; it is tried again later and holds up nobody else
  const next = await nextDueAt(deps.sql, stuck)
  const now = await deps.clock.now(deps.sql)
  return next === null ? LONGEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, Math.max(5, next - now))
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

/** The clock's own turn: nothing is commanded, and what is due is settled. */
export const settleGame = (deps: Deps, gameId: string) => deps.transact((sql) => settleIn(deps, sql, gameId))

export const settleIn = (deps: Deps, sql: Sql, gameId: string) =>
  play(deps, sql, { name: 'clock', gameId, actor: null, may: () => true, refuse, decide: () => ok([]) })
