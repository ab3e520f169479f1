import { logout } from '@turnout/contract/me'
import { call } from '../api/call.ts'
import { outbox } from '../outbox/outbox.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../router/router-hooks.tsx'
import { identity } from './identity.ts'
import { clearStorage } from './storage.ts'

/** What was answered, or that the question did not come. */
const askUser = (): Promise<boolean | 'not-asked'> =>
  import('./sign-out-question.tsx').then((module) => module.confirmSignOut()).catch(() => 'not-asked')

let signingOut: Promise<void> | undefined

/** Leaves first, or the page one stands on would ask to sign in again. Pressed twice it asks once. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const signOut = async () => {
    const answer = outbox().pending().length === 0 || (await askUser())
    if (!answer) return
    void call(logout, {}).catch(() => undefined)
    // this device forgets in any case: without a signal the next page may not come, and the session runs out by itself
    clearStorage()
    // nobody was told of those that wait: they go with the session, which says how many they were
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
