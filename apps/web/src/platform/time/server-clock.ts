import { identity } from '../session/identity.ts'
import { getItem, setItem } from '../session/storage.ts'

export type Sample = {
  /** Our own clock when we asked and when the answer came, and the server's in between; milliseconds. */
  sentAt: number
  receivedAt: number
  serverTime: number
}

const MAX_SAMPLES = 10
const A_DAY_MS = 24 * 3_600_000

/** What to add to our clock; the answer lies somewhere in the round trip, so the quickest one knows best. */
export function offsetOf(samples: readonly Sample[]): number | null {
  const roundTripMs = (sample: Sample) => sample.receivedAt - sample.sentAt
  const [quickest] = [...samples].sort((one, other) => roundTripMs(one) - roundTripMs(other))
  return quickest ? quickest.serverTime - (quickest.sentAt + quickest.receivedAt) / 2 : null
}

/** A clock as the game state tells it. */
export type Clock = { is_running: boolean; ends_at: number | null; left_ms: number }

/** Whole seconds, rounding up: the board shows 0:01 until it is really over. */
export function secondsLeft({ is_running, ends_at, left_ms }: Clock, now: number): number {
  const left = is_running && ends_at !== null ? ends_at - now : left_ms
  return Math.max(0, Math.ceil(left / 1000))
}

/** How far the phone's time of day was from the server's, and when, in the phone's, that was measured. */
type ClockOffset = { at: number; ms: number }
type OffsetStorage = { read: () => ClockOffset | null; write: (offset: ClockOffset) => void }

/**
 * `own` must not jump when somebody sets the phone's clock, so it is not the time of day. But it may stand still
 * while the phone sleeps, and it does not outlive the page: until the server is heard again the time of day goes
 * by, as far from the server's as it was last.
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
  /** The server's time of day; ours until the server was asked. */
  const now = (): number => {
    const offset = offsetOf(samples)
    return offset === null ? wallClock() + (storedOffsetMs() ?? 0) : monotonicNow() + offset
  }

  return {
    own: monotonicNow,
    now,
    /** False for a phone that has not heard the server's time for a day. */
    isSet: (): boolean => samples.length > 0 || storedOffsetMs() !== null,
    add(sample: Sample): void {
      // the phone slept somewhere between asking and hearing
      if (sample.sentAt < wokeAt) return
      samples = [...samples, sample].slice(-MAX_SAMPLES)
      const at = wallClock()
      storage.write({ at, ms: Math.round(now() - at) })
    },
    /** A phone that slept may have stopped its own clock meanwhile. */
    reset(): void {
      samples = []
      wokeAt = monotonicNow()
    },
  }
}

const STORAGE_KEY = 'clock'

const persistedOffset: OffsetStorage = {
  read() {
    try {
      const { at, ms } = JSON.parse(getItem(STORAGE_KEY) ?? 'null')
      return Number.isFinite(at) && Number.isFinite(ms) ? { at, ms } : null
    } catch {
      return null
    }
  },
  // an answer that comes in after signing out leaves nothing behind
  write: (offset) => void (identity.token() !== null && setItem(STORAGE_KEY, JSON.stringify(offset))),
}

export const serverClock = createServerClock(
  () => performance.now(),
  () => Date.now(),
  persistedOffset,
)

// on every page: what was measured before the sleep would still be the quickest once a match is on the screen
globalThis.document?.addEventListener(
  'visibilitychange',
  () => document.visibilityState === 'visible' && serverClock.reset(),
)
