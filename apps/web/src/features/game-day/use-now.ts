import { useSyncExternalStore } from 'react'
import { serverClock } from '../../platform/time/server-clock.ts'

const CHECK_EVERY_MS = 2_000
const MINUTE = 60_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, CHECK_EVERY_MS)
  return () => clearInterval(timer)
}

const currentMinute = () => Math.floor(serverClock.now() / MINUTE) * MINUTE

/** The beginning of the minute that it is by the server's clock; draws anew once a minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, currentMinute, currentMinute)
