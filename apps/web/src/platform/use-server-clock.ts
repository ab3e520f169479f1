import type { Timer } from '@turnout/contract/game-state'
import { getTimer } from '@turnout/contract/live-match'
import { getWatchedTimer } from '@turnout/contract/spectators'
import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react'
import { call } from './api.ts'
import { type Clock, secondsLeft, serverClock } from './server-clock.ts'
import { onTick } from './ticker.ts'

const FIRST_TRIPS = 5
const APART_MS = 200
const ANEW_EVERY_MS = 30_000

export type AskTimer = () => Promise<Timer>

/** Asks for the one clock and sets ours by the answer. */
export const timerOf = (gameId: string): AskTimer =>
  setting(() => call(getTimer, { params: { gameId } }, { fresh: true }))

export const watchedTimerOf = (token: string): AskTimer =>
  setting(() => call(getWatchedTimer, { params: { token } }, { fresh: true }))

const setting =
  (ask: AskTimer): AskTimer =>
  async () => {
    const sentAt = serverClock.own()
    const timer = await ask()
    serverClock.add({ sentAt, receivedAt: serverClock.own(), serverTime: timer.server_time })
    return timer
  }

/** Keeps this phone's idea of the server's time while a game is on the screen. */
export function useServerClock(askTimer: AskTimer | null): void {
  useEffect(() => {
    if (askTimer === null) return
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const ask = () => void askTimer().catch(() => undefined)
    const askOften = () => {
      for (let trip = 0; trip < FIRST_TRIPS; trip += 1) timers.add(setTimeout(ask, trip * APART_MS))
    }
    const wake = () => {
      if (document.visibilityState !== 'visible') return
      serverClock.distrust()
      askOften()
    }
    askOften()
    const again = setInterval(ask, ANEW_EVERY_MS)
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearInterval(again)
      for (const timer of timers) clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [askTimer])
}

/**
 * What `read` says now, drawn anew when a tick finds that it says something else. Not a store: a store whose second
 * turns while a page is being drawn has React begin again, and this time in one piece.
 */
function useTicking(read: () => number): number {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  const now = read()
  const shown = useRef({ now, read })
  useEffect(() => {
    shown.current = { now, read }
  })
  useEffect(
    () =>
      onTick(() => {
        if (shown.current.read() !== shown.current.now) drawAnew()
      }),
    [],
  )
  return now
}

/** Whole seconds left on a clock, counted by the server's time. Draws anew only when the number changes. */
export const useRemaining = (clock: Clock): number => useTicking(() => secondsLeft(clock, serverClock.now()))

/** Whole seconds until an instant of the server's: the next match, the opening of check-in. */
export const useSecondsUntil = (at: number | null): number =>
  useTicking(() => (at === null ? 0 : Math.max(0, Math.ceil((at - serverClock.now()) / 1000))))

const MINUTE_MS = 60_000

/** The server's time to the minute, for what nobody watches by the second. */
export const useServerMinute = (): number =>
  useSyncExternalStore(
    onTick,
    () => Math.floor(serverClock.now() / MINUTE_MS) * MINUTE_MS,
    () => 0,
  )
