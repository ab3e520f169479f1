export type Sample = {
  /** Our own clock when we asked and when the answer came, and the server's in between; milliseconds. */
  sentAt: number
  receivedAt: number
  serverTime: number
}

const KEPT = 10
/** Added to both ends of a round trip: its middle stays, and every newer one is quicker. */
const DISTRUST_MS = 60_000

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

/** `own` must not jump when somebody sets the phone's clock, so it is not the time of day. */
export function createServerClock(own: () => number, dayTime: () => number) {
  let samples: Sample[] = []
  return {
    own,
    /** The server's time of day; ours until the server was asked. */
    now: (): number => own() + (offsetOf(samples) ?? dayTime() - own()),
    isSet: (): boolean => samples.length > 0,
    add(sample: Sample): void {
      samples = [...samples, sample].slice(-KEPT)
    },
    /** A phone that slept may have stopped its own clock meanwhile. */
    distrust(): void {
      samples = samples.slice(-1).map((last) => ({
        ...last,
        sentAt: last.sentAt - DISTRUST_MS,
        receivedAt: last.receivedAt + DISTRUST_MS,
      }))
    },
  }
}

export const serverClock = createServerClock(
  () => performance.now(),
  () => Date.now(),
)
