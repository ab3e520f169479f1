import { useSyncExternalStore } from 'react'
import { serverClock } from '../../platform/server-clock.ts'

const LOOK_EVERY_MS = 2_000
const MINUTE = 60_000

const subscribe = (tell: () => void) => {
  const timer = setInterval(tell, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(serverClock.now() / MINUTE) * MINUTE

/** The beginning of the minute that it is by the server's clock; draws anew once a minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, thisMinute, thisMinute)
