import { useEffect, useSyncExternalStore } from 'react'

let said: string | null = null
const listeners = new Set<() => void>()

const say = (title: string | null) => {
  said = title
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

/** A page that knows more than its route says so: 'Canal Side Kickabout', 'Blue 2–1 Orange, 4:12'. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    say(title)
    return () => say(null)
  }, [title])
}

export const useSaidTitle = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => said,
    () => null,
  )
