import { useNavigate } from '@tanstack/react-router'
import { logout } from '@turnout/contract/accounts'
import { call } from './api.ts'
import { identity } from './identity.ts'
import { paths } from './paths.ts'
import { forgetEverything } from './storage.ts'

/** Leaves first, or the page one stands on would ask to sign in again. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    const told = call(logout, {}).catch(() => undefined)
    // this device forgets in any case: without a signal the next page may not come, and the session runs out by itself
    forgetEverything()
    void navigate({ to: paths.landing }).then(() => identity.signOut())
    void told
  }
}
