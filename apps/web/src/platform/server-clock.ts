import { identity } from './identity.ts'
import { keep, kept } from './storage.ts'

export type Sample = {
  /** Our own clock when we asked and when the answer came, and the server's in between; milliseconds. */
  sentAt: number
  receivedAt: number
  serverTime: number
}

const KEPT = 10
const A_DAY_MS = 24 * 3_600_000

/** What to add to our clock; the answer lies somewhere in the round trip, so the quickest one knows best. */
export function offsetOf(samples: readonly Sample[]): number | null {
  const trip = (sample: Sample) => sample.receivedAt - sample.sentAt
  const [first, ...others] = samples
  if (!first) return null
  const quickest = others.reduce((best, sample) => (trip(sample) < trip(best) ? sample : best), first)
  return quickest.serverTime - (quickest.sentAt + quickest.receivedAt) / 2
}

/** A clock as the game state tells it. */
export type Clock = { is_running: boolean; ends_at: number | null; left_ms: number }

/** Whole seconds, rounding up: the board shows 0:01 until it is really over. */
export function secondsLeft({ is_running, ends_at, left_ms }: Clock, now: number): number {
  const left = is_running && ends_at !== null ? ends_at - now : left_ms
  return Math.max(0, Math.ceil(left / 1000))
}

/** How far the phone's time of day was from the server's, and when, in the phone's, that was measured. */
type Apart = { at: number; ms: number }
type Note = { read: () => Apart | null; write: (apart: Apart) => void }

function inMemory(): Note {
  let noted: Apart | null = null
  return {
    read: () => noted,
    write(apart) {
      noted = apart
    },
  }
}

/**
 * `own` must not jump when somebody sets the phone's clock, so it is not the time of day. But it may stand still
 * while the phone sleeps, and it does not outlive the page: until the server is heard again the time of day goes
 * by, as far from the server's as it was last.
 */
export function createServerClock(own: () => number, dayTime: () => number, note = inMemory()) {
  let samples: Sample[] = []
  let wokeAt = Number.NEGATIVE_INFINITY

  const apart = (): number | null => {
    const noted = note.read()
    if (noted === null) return null
    const age = dayTime() - noted.at
    return age >= 0 && age < A_DAY_MS ? noted.ms : null
  }
  const measured = (): number | null => {
    const offset = offsetOf(samples)
    return offset === null ? null : own() + offset
  }

  return {
    own,
    /** The server's time of day; ours until the server was asked. */
    now: (): number => measured() ?? dayTime() + (apart() ?? 0),
    /** False for a phone that has not heard the server's time for a day. */
    isSet: (): boolean => samples.length > 0 || apart() !== null,
    add(sample: Sample): void {
      // the phone slept somewhere between asking and hearing
      if (sample.sentAt < wokeAt) return
      samples = [...samples, sample].slice(-KEPT)
      const at = dayTime()
      note.write({ at, ms: Math.round((measured() ?? at) - at) })
    },
    /** A phone that slept may have stopped its own clock meanwhile. */
    distrust(): void {
      samples = []
      wokeAt = own()
    },
  }
}

const NOTE = 'clock'

const onTheShelf: Note = {
  read() {
    try {
      const { at, ms } = JSON.parse(kept(NOTE) ?? 'null')
      return Number.isFinite(at) && Number.isFinite(ms) ? { at, ms } : null
    } catch {
      return null
    }
  },
  // an answer that comes in after signing out leaves nothing behind
  write: (apart) => void (identity.token() !== null && keep(NOTE, JSON.stringify(apart))),
}

export const serverClock = createServerClock(
  () => performance.now(),
  () => Date.now(),
  onTheShelf,
)
