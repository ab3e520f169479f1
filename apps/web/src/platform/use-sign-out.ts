import { useNavigate } from '@tanstack/react-router'
import { logout } from '@turnout/contract/accounts'
import { call } from './api.ts'
import { identity } from './identity.ts'
import { paths } from './paths.ts'
import { presses } from './presses.ts'
import { forgetEverything } from './storage.ts'

/** Leaves first, or the page one stands on would ask to sign in again. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    if (presses().waiting().length) {
      // where the question does not come, the device still has to let go of its owner
      const asked = import('./sign-out-question.tsx').then((here) => here.askToSignOut())
      if (!(await asked.catch(() => true))) return
    }
    void call(logout, {}).catch(() => undefined)
    // this device forgets in any case: without a signal the next page may not come, and the session runs out by itself
    forgetEverything()
    void presses().clear()
    void navigate({ to: paths.landing }).then(() => identity.signOut())
  }
}
