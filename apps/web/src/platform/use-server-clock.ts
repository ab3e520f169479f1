import type { Timer } from '@turnout/contract/game-state'
import { getTimer } from '@turnout/contract/live-match'
import { getWatchedTimer } from '@turnout/contract/spectators'
import { useEffect, useSyncExternalStore } from 'react'
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

/** Whole seconds left on a clock, counted by the server's time. Draws anew only when the number changes. */
export const useRemaining = (clock: Clock): number =>
  useSyncExternalStore(
    onTick,
    () => secondsLeft(clock, serverClock.now()),
    () => secondsLeft(clock, Date.now()),
  )

const secondsUntil = (at: number | null) =>
  at === null ? 0 : Math.max(0, Math.ceil((at - serverClock.now()) / 1000))

/** Whole seconds until an instant of the server's: the next match, the opening of check-in. */
export const useSecondsUntil = (at: number | null): number =>
  useSyncExternalStore(
    onTick,
    () => secondsUntil(at),
    () => secondsUntil(at),
  )

const MINUTE_MS = 60_000

/** The server's time to the minute, for what nobody watches by the second. */
export const useServerMinute = (): number =>
  useSyncExternalStore(
    onTick,
    () => Math.floor(serverClock.now() / MINUTE_MS) * MINUTE_MS,
    () => 0,
  )
