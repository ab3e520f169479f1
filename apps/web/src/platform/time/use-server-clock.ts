import type { Timer } from '@turnout/contract/game-state'
import { getTimer } from '@turnout/contract/live-match'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { call } from '../api/call.ts'
import { onReconnect } from '../device/connectivity.ts'
import { type Clock, secondsLeft, serverClock } from './server-clock.ts'
import { onTick } from './ticker.ts'

const FIRST_SAMPLES_MS = [0, 200, 400, 600, 800]
const RESAMPLE_EVERY_MS = 30_000

export type FetchTimer = () => Promise<Timer>

/** Requests the server's clock and sets ours by the answer. */
export const syncingClock =
  (fetchTimer: FetchTimer): FetchTimer =>
  async () => {
    const sentAt = serverClock.own()
    const timer = await fetchTimer()
    serverClock.add({ sentAt, receivedAt: serverClock.own(), serverTime: timer.server_time })
    return timer
  }

export const timerFetcher = (gameId: string): FetchTimer =>
  syncingClock(() => call(getTimer, { params: { gameId } }, { fresh: true }))

/** Keeps the server's time precise while a game is on the screen. */
export function useServerClock(fetchTimer: FetchTimer | null): void {
  useEffect(() => {
    if (fetchTimer === null) return
    let timers: ReturnType<typeof setTimeout>[] = []
    const takeSample = () => void fetchTimer().catch(() => undefined)
    const takeSamples = () => {
      timers.forEach(clearTimeout)
      timers = FIRST_SAMPLES_MS.map((ms) => setTimeout(takeSample, ms))
    }
    takeSamples()
    const interval = setInterval(takeSample, RESAMPLE_EVERY_MS)
    const stopListening = onReconnect(takeSamples)
    return () => {
      clearInterval(interval)
      timers.forEach(clearTimeout)
      stopListening()
    }
  }, [fetchTimer])
}

/**
 * The current value of `read`; renders again when a tick finds another value. Not an external store: one that changes
 * during a render makes React start over, synchronously.
 */
export function useTickingValue<T extends number | boolean>(read: () => T): T {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const now = read()
  const check = useEffectEvent(() => {
    if (read() !== now) rerender()
  })
  useEffect(() => onTick(() => check()), [])
  return now
}

/** Whole seconds left on a clock by the server's time. Renders again only when the number changes. */
export const useRemaining = (clock: Clock): number =>
  useTickingValue(() => secondsLeft(clock, serverClock.now()))

/** Whole seconds until a time of the server: the next match, the opening of check-in. */
export const useSecondsUntil = (at: number | null): number =>
  useRemaining({ is_running: true, ends_at: at, left_ms: 0 })
