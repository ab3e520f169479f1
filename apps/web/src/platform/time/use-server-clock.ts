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

/** Asks for the one clock and sets ours by the answer. */
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

/** Keeps this phone's idea of the server's time while a game is on the screen. */
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
 * What `read` says now, drawn anew when a tick finds that it says something else. Not a store: a store whose second
 * turns while a page is being drawn has React begin again, and this time in one piece.
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

/** Whole seconds left on a clock, counted by the server's time. Draws anew only when the number changes. */
export const useRemaining = (clock: Clock): number =>
  useTickingValue(() => secondsLeft(clock, serverClock.now()))

/** Whole seconds until an instant of the server's: the next match, the opening of check-in. */
export const useSecondsUntil = (at: number | null): number =>
  useRemaining({ is_running: true, ends_at: at, left_ms: 0 })
