import { useNavigate } from '@tanstack/react-router'
import { logout } from '@turnout/contract/accounts'
import { call } from './api.ts'
import { identity } from './identity.ts'
import { paths } from './paths.ts'
import { presses } from './presses.ts'
import { forgetEverything } from './storage.ts'

/** What was answered, or that the question did not come. */
const ask = (): Promise<boolean | 'not-asked'> =>
  import('./sign-out-question.tsx').then((here) => here.askToSignOut()).catch(() => 'not-asked')

let leaving: Promise<void> | undefined

/** Leaves first, or the page one stands on would ask to sign in again. Pressed twice it asks once. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const leave = async () => {
    const answer = presses().waiting().length === 0 || (await ask())
    if (!answer) return
    void call(logout, {}).catch(() => undefined)
    // this device forgets in any case: without a signal the next page may not come, and the session runs out by itself
    forgetEverything()
    // nobody was told of those that wait: they go with the session, which says how many they were
    if (answer === true) void presses().clear()
    void navigate({ to: paths.landing }).then(() => identity.signOut())
  }
  return () => {
    leaving ??= leave().finally(() => {
      leaving = undefined
    })
    return leaving
  }
}
