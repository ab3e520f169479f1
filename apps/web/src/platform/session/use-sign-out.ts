import { logout } from '@turnout/contract/me'
import { call } from '../api/call.ts'
import { outbox } from '../outbox/outbox.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../router/router-hooks.tsx'
import { identity } from './identity.ts'
import { clearStorage } from './storage.ts'

/** The answer, or that the question could not be loaded. */
const askUser = (): Promise<boolean | 'not-asked'> =>
  import('./sign-out-question.tsx').then((module) => module.confirmSignOut()).catch(() => 'not-asked')

let signingOut: Promise<void> | undefined

/** Leaves the page first, or it would redirect to the sign-in page. Pressed twice it asks once. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const signOut = async () => {
    const answer = outbox().pending().length === 0 || (await askUser())
    if (!answer) return
    void call(logout, {}).catch(() => undefined)
    // this device is cleared in any case: without a signal the next page may not load, and the session expires
    clearStorage()
    // no screen knows the outcome of waiting commands: they end with the session, and a toast gives their number
    if (answer === true) void outbox().clear()
    void navigate({ to: paths.landing }).then(() => identity.signOut())
  }
  return () => {
    signingOut ??= signOut().finally(() => {
      signingOut = undefined
    })
    return signingOut
  }
}
