import { logout } from '@turnout/contract/accounts'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../platform/api.ts'
import { identity } from '../platform/identity.ts'
import { paths } from '../platform/paths.ts'

/** Leaves first, or the page one stands on would ask to sign in again. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    // this device forgets in any case; without a signal the server's session runs out by itself
    const told = call(logout, {}).catch(() => undefined)
    void navigate({ to: paths.landing }).then(() => identity.signOut())
    void told
  }
}
