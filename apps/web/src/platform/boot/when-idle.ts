const IDLE_TIMEOUT_MS = 1_000
/** For a browser that does not say when it has nothing to do. */
const FALLBACK_MS = 200

let idle: Promise<unknown> | undefined

/**
 * Until nothing else waits for the phone as the app starts: what is drawn and painted goes first. Over once and for
 * all then; what somebody presses for later waits for nothing.
 */
export function whenIdle(): Promise<unknown> {
  idle ??= new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, FALLBACK_MS)
  })
  return idle
}
