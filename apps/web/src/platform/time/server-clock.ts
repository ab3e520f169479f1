import { identity } from '../session/identity.ts'
import { getStored, setItem } from '../session/storage.ts'

export type Sample = {
  /** The monotonic clock at request and answer, and the server's time between them; milliseconds. */
  sentAt: number
  receivedAt: number
  serverTime: number
}

const MAX_SAMPLES = 10
const A_DAY_MS = 24 * 3_600_000

/** What to add to the monotonic clock; the quickest round trip is the most precise. */
export function offsetOf(samples: readonly Sample[]): number | null {
  const roundTripMs = (sample: Sample) => sample.receivedAt - sample.sentAt
  const [quickest] = [...samples].sort((one, other) => roundTripMs(one) - roundTripMs(other))
  return quickest ? quickest.serverTime - (quickest.sentAt + quickest.receivedAt) / 2 : null
}

/** A clock in the form of the game state. */
export type Clock = { is_running: boolean; ends_at: number | null; left_ms: number }

/** Whole seconds, rounding up: the board shows 0:01 until it is really over. */
export function secondsLeft({ is_running, ends_at, left_ms }: Clock, now: number): number {
  const left = is_running && ends_at !== null ? ends_at - now : left_ms
  return Math.max(0, Math.ceil(left / 1000))
}

/** How far the phone's time of day was from the server's, and at which time of day that was measured. */
type ClockOffset = { at: number; ms: number }
type OffsetStorage = { read: () => ClockOffset | null; write: (offset: ClockOffset) => void }

/**
 * `monotonicNow` does not jump when the phone's clock is set, so it is not the time of day. But it may stop while the
 * phone sleeps, and it ends with the page: until the server answers again, the time of day is used with the last
 * measured offset.
 */
export function createServerClock(
  monotonicNow: () => number,
  wallClock: () => number,
  storage: OffsetStorage,
) {
  let samples: Sample[] = []
  let wokeAt = Number.NEGATIVE_INFINITY

  const storedOffsetMs = (): number | null => {
    const stored = storage.read()
    if (stored === null) return null
    const age = wallClock() - stored.at
    return age >= 0 && age < A_DAY_MS ? stored.ms : null
  }
  /** The server's time of day; the phone's until the server has answered. */
  const now = (): number => {
    const offset = offsetOf(samples)
    return offset === null ? wallClock() + (storedOffsetMs() ?? 0) : monotonicNow() + offset
  }

  return {
    own: monotonicNow,
    now,
    /** False for a phone without an answer of the server for a day. */
    isSet: (): boolean => samples.length > 0 || storedOffsetMs() !== null,
    add(sample: Sample): void {
      // the phone slept between request and answer
      if (sample.sentAt < wokeAt) return
      samples = [...samples, sample].slice(-MAX_SAMPLES)
      const at = wallClock()
      storage.write({ at, ms: Math.round(now() - at) })
    },
    /** The monotonic clock may have stopped while the phone slept. */
    reset(): void {
      samples = []
      wokeAt = monotonicNow()
    },
  }
}

const STORAGE_KEY = 'clock'

const persistedOffset: OffsetStorage = {
  read() {
    const stored = getStored<ClockOffset>(STORAGE_KEY)
    return Number.isFinite(stored?.at) && Number.isFinite(stored?.ms) ? stored : null
  },
  // an answer that arrives after signing out stores nothing
  write: (offset) => void (identity.token() !== null && setItem(STORAGE_KEY, JSON.stringify(offset))),
}

export const serverClock = createServerClock(
  () => performance.now(),
  () => Date.now(),
  persistedOffset,
)

// on every page: a sample from before the sleep would still be the quickest when a match opens
globalThis.document?.addEventListener(
  'visibilitychange',
  () => document.visibilityState === 'visible' && serverClock.reset(),
)
