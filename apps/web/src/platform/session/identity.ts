import { useSyncExternalStore } from 'react'
import { clearStorage, getItem, setItem, TOKEN, watchStorage } from './storage.ts'

/**
 * The bearer token, in local storage because the specification says so. Everything else that is kept goes
 * with it, and signing out in one tab signs out all.
 */
function createIdentity() {
  let token = getItem(TOKEN)
  const listeners = new Set<() => void>()

  const setToken = (next: string | null) => {
    if (next === token) return
    // what one person left is not the next one's, and no other tab could reach what this one keeps for itself
    if (token !== null) clearStorage(TOKEN)
    token = next
    for (const listener of listeners) listener()
  }

  watchStorage((key) => {
    if (key === TOKEN || key === null) setToken(getItem(TOKEN))
  })

  return {
    token: () => token,
    signIn(next: string) {
      setItem(TOKEN, next)
      setToken(next)
    },
    /** Local only; the server is told by the `logout` call before this. */
    signOut() {
      clearStorage()
      setToken(null)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const identity = createIdentity()

export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(
    identity.subscribe,
    () => identity.token() !== null,
    () => false,
  )
