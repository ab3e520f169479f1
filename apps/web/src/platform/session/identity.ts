import { useSyncExternalStore } from 'react'
import { clearStorage, getItem, setItem, TOKEN, watchStorage } from './storage.ts'

/**
 * The bearer token, in local storage because the specification says so. Everything else in storage is deleted with
 * it, and signing out in one tab signs out all.
 */
function createIdentity() {
  let token = getItem(TOKEN)
  const listeners = new Set<() => void>()

  const setToken = (next: string | null) => {
    if (next === token) return
    // one person's data must not stay for the next, and no other tab could delete this tab's session storage
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
    /** On this device only; the `logout` call before it ends the session on the server. */
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
