import { useEffect, useSyncExternalStore } from 'react'

/** What a page sets in the frame around it while it is on the screen. */
export interface PageSlot<T> {
  get(): T | null
  set(next: T | null): void
  subscribe(listener: () => void): () => void
}

export function createPageSlot<T>(): PageSlot<T> {
  let value: T | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useSetPageSlot<T>(slot: PageSlot<T>, value: T | null): void {
  useEffect(() => slot.set(value), [slot, value])
  // cleared when the page goes and not between two values, which would render the frame twice
  useEffect(() => () => slot.set(null), [slot])
}

export const usePageSlot = <T>({ subscribe, get }: PageSlot<T>): T | null =>
  useSyncExternalStore(subscribe, get, () => null)
