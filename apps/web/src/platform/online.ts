import { useSyncExternalStore } from 'react'

const subscribe = (tell: () => void) => {
  globalThis.addEventListener('online', tell)
  globalThis.addEventListener('offline', tell)
  return () => {
    globalThis.removeEventListener('online', tell)
    globalThis.removeEventListener('offline', tell)
  }
}

/** What the device believes: false is certain, true only means that there is some network. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
