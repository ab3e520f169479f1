import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { nextDueAt } from './store.ts'
import { sweepOnce } from './sweep.ts'

/** The longest wait between two sweeps, since a command may have made a step due. */
const MAX_WAIT_MS = 5_000
const MIN_WAIT_MS = 100

/** Opens, reminds for and finishes sessions when they are due. All nodes run it; each step happens once. */
export function startSessionSweep(deps: Deps): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped
  const running = (async () => {
    while (!signal.aborted) {
      const wait = await nextWait(deps).catch((err: unknown) => {
        deps.log.warn({ err }, 'Due sessions could not be read just now; they are read again.')
        return MAX_WAIT_MS
      })
      await sleep(wait, undefined, { signal, ref: false }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}

async function nextWait(deps: Deps): Promise<number> {
  if (await sweepOnce(deps)) return 0
  const now = await deps.clock.now(deps.sql)
  const next = await nextDueAt(deps.sql, now)
  return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, (next ?? Number.POSITIVE_INFINITY) - now))
}
