import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { nextDueAt } from './store.ts'
import { sweepOnce } from './sweep.ts'

/** However far away the next step is, look again this often: a command may have made one due. */
const MAX_WAIT_MS = 5_000
const MIN_WAIT_MS = 100

/** Opens sessions, reminds and finishes them when they are due. Every node may do it; each step happens once. */
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
