const AT_MOST_MS = 1_000
/** For a browser that does not say when it has nothing to do. */
const A_MOMENT_MS = 200

/** Until nothing else waits for the phone: what is pressed, drawn and painted goes first. */
export const rest = () =>
  new Promise<unknown>((resting) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resting, { timeout: AT_MOST_MS })
    else setTimeout(resting, A_MOMENT_MS)
  })
