import { onReconnect } from '../device/connectivity.ts'

/** Coming back, not all phones in the same instant. */
const FIRST_DELAY_MS = { min: 1_000, max: 3_000 }
/** Every failure doubles the wait until it is this many times the first: half a minute at most. */
const MAX_FACTOR = 10

export type Backoff = {
  /** How long to wait after so many failures in a row. */
  delayMs: (failures: number) => number
  /** Tells when there is a reason not to wait; answers how to hear it no more. */
  onWake: (listener: () => void) => () => void
}

/** `chance` is between 0 and 1, and spreads the phones of one pitch over the time. */
export const backoffMs = (failures: number, random: number): number =>
  Math.min(2 ** failures, MAX_FACTOR) *
  (FIRST_DELAY_MS.min + random * (FIRST_DELAY_MS.max - FIRST_DELAY_MS.min))

export const DEFAULT_BACKOFF: Backoff = {
  delayMs: (failures) => backoffMs(failures, Math.random()),
  onWake: onReconnect,
}

/** The wait before the next try: to its end, or shorter when the signal may be back or somebody looks again. */
export const waitToRetry = (
  failures: number,
  { delayMs, onWake }: Backoff,
  stop: AbortSignal,
): Promise<'over' | 'back'> =>
  new Promise((resolve) => {
    const finish = (reason: 'over' | 'back') => {
      clearTimeout(timer)
      unsubscribe()
      stop.removeEventListener('abort', onTimeout)
      resolve(reason)
    }
    const onTimeout = () => finish('over')
    const timer = setTimeout(onTimeout, delayMs(failures))
    const unsubscribe = onWake(() => finish('back'))
    stop.addEventListener('abort', onTimeout)
  })
