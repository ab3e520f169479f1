import { onBack } from './signal.ts'

/** Coming back, not all phones in the same instant. */
const FIRST_MS = { least: 1_000, most: 3_000 }
/** Every failure doubles the wait until it is this many times the first: half a minute at most. */
const MOST_TIMES = 10

export type Redial = {
  /** How long to wait after so many failures in a row. */
  afterMs: (failures: number) => number
  /** Tells when there is a reason not to wait; answers how to hear it no more. */
  back: (tell: () => void) => () => void
}

/** `chance` is between 0 and 1, and spreads the phones of one pitch over the time. */
export const redialAfterMs = (failures: number, chance: number): number =>
  Math.min(2 ** failures, MOST_TIMES) * (FIRST_MS.least + chance * (FIRST_MS.most - FIRST_MS.least))

export const REDIAL: Redial = {
  afterMs: (failures) => redialAfterMs(failures, Math.random()),
  back: onBack,
}

/** The wait before the next try: to its end, or shorter when the signal may be back or somebody looks again. */
export const pause = (
  failures: number,
  { afterMs, back }: Redial,
  stop: AbortSignal,
): Promise<'over' | 'back'> =>
  new Promise((resolve) => {
    const end = (how: 'over' | 'back') => {
      clearTimeout(timer)
      forget()
      stop.removeEventListener('abort', over)
      resolve(how)
    }
    const over = () => end('over')
    const timer = setTimeout(over, afterMs(failures))
    const forget = back(() => end('back'))
    stop.addEventListener('abort', over)
  })
