import { useEffect, useSyncExternalStore } from 'react'

/** What a page says to the frame around it, for as long as it is on the screen. */
export interface Said<T> {
  said(): T | null
  say(next: T | null): void
  subscribe(tell: () => void): () => void
}

export function nothingSaid<T>(): Said<T> {
  let said: T | null = null
  const listeners = new Set<() => void>()
  return {
    said: () => said,
    say(next) {
      said = next
      for (const tell of listeners) tell()
    },
    subscribe(tell) {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
  }
}

export function useSay<T>(to: Said<T>, next: T | null): void {
  useEffect(() => to.say(next), [to, next])
  // taken back when the page goes and not between two words: who hears them would draw twice
  useEffect(() => () => to.say(null), [to])
}

export const useSaid = <T>({ subscribe, said }: Said<T>): T | null =>
  useSyncExternalStore(subscribe, said, () => null)
