import { useSyncExternalStore } from 'react'
import { serverClock } from './server-clock.ts'
import { onTick } from './ticker.ts'

const MINUTE_MS = 60_000

/** The server's time to the minute, for what does not count seconds. */
export const useServerMinute = (): number =>
  useSyncExternalStore(
    onTick,
    () => Math.floor(serverClock.now() / MINUTE_MS) * MINUTE_MS,
    () => 0,
  )
