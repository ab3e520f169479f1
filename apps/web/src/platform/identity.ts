import { useSyncExternalStore } from 'react'
import { forgetEverything, keep, kept, TOKEN, watchStorage } from './storage.ts'

/**
 * The bearer token, in local storage because the specification says so. Everything else that is kept goes
 * with it, and signing out in one tab signs out all.
 */
function createIdentity() {
  let token = kept(TOKEN)
  const listeners = new Set<() => void>()

  const become = (next: string | null) => {
    if (next === token) return
    // what one person left is not the next one's, and no other tab could reach what this one keeps for itself
    if (token !== null) forgetEverything(TOKEN)
    token = next
    for (const tell of listeners) tell()
  }

  watchStorage((name) => {
    if (name === TOKEN || name === null) become(kept(TOKEN))
  })

  return {
    token: () => token,
    signIn(next: string) {
      keep(TOKEN, next)
      become(next)
    },
    /** Local only; the server is told by the `logout` call before this. */
    signOut() {
      forgetEverything()
      become(null)
    },
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
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
