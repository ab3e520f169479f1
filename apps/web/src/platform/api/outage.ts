import { useSyncExternalStore } from 'react'

const PROBE_MS = 3_000
/** Longer than the server waits for its database before it answers that it is not ready. */
const PROBE_TIMEOUT_MS = 10_000
/** A healthy server answers within this time; the failed request may have waited for seconds already. */
const PATIENCE_MS = 1_000

/** When the first request failed; null while Turnout answers, and while this phone has no network. */
let since: number | null = null
let isProbing = false
const listeners = new Set<() => void>()

function setSince(next: number | null): void {
  if (since === next) return
  since = next
  for (const listener of listeners) listener()
}

/** An answer below 500 comes from a server or a proxy that works. */
async function isReady(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    return (await fetch('/readyz', { cache: 'no-store', credentials: 'omit', signal })).status < 500
  } catch {
    return false
  }
}

/**
 * A request found no server, or one without its database. That may concern this one request only, so this checks
 * repeatedly whether the server is ready, until it is.
 */
export async function reportFailedRequest(failedAt = Date.now()): Promise<void> {
  // the frame of the page shows the outage; without a frame there is no reason to check
  if (isProbing || listeners.size === 0) return
  isProbing = true
  const timer = setTimeout(() => setSince(failedAt), PATIENCE_MS)
  while (navigator.onLine && listeners.size > 0 && !(await isReady()))
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS))
  clearTimeout(timer)
  isProbing = false
  setSince(null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Since when Turnout cannot answer although this phone has a network; null while it answers. */
export const useOutage = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => since,
    () => null,
  )
