const AT_MOST_MS = 1_000
/** For a browser that does not say when it has nothing to do. */
const A_MOMENT_MS = 200

let first: Promise<unknown> | undefined

/**
 * Until nothing else waits for the phone as the app starts: what is drawn and painted goes first. Over once and for
 * all then; what somebody presses for later waits for nothing.
 */
export function rest(): Promise<unknown> {
  first ??= new Promise((resting) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resting, { timeout: AT_MOST_MS })
    else setTimeout(resting, A_MOMENT_MS)
  })
  return first
}
