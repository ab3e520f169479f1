import { onReconnect } from '../device/connectivity.ts'

/** Random, so that phones do not all reconnect in the same instant. */
const FIRST_DELAY_MS = { min: 1_000, max: 3_000 }
/** Every failure doubles the wait up to this many times the first: half a minute at most. */
const MAX_FACTOR = 10

export type Backoff = {
  /** The wait after this many failures in a row. */
  delayMs: (failures: number) => number
  /** Calls back when there is a reason not to wait; returns a function that stops listening. */
  onWake: (listener: () => void) => () => void
}

/** `random` is between 0 and 1, and spreads the phones of one pitch over time. */
export const backoffMs = (failures: number, random: number): number =>
  Math.min(2 ** failures, MAX_FACTOR) *
  (FIRST_DELAY_MS.min + random * (FIRST_DELAY_MS.max - FIRST_DELAY_MS.min))

export const DEFAULT_BACKOFF: Backoff = {
  delayMs: (failures) => backoffMs(failures, Math.random()),
  onWake: onReconnect,
}

/** The wait before the next attempt; it ends early when the signal may be back or the phone is in use again. */
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
