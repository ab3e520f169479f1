import { login as promise } from '@turnout/contract/accounts'
import { emailKey } from '@turnout/rules/account'
import type { Deps } from '../../deps.ts'
import { waiting } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { networkOf } from '../../platform/http/network.ts'
import { countGuess, forgetGuesses } from './guesses.ts'
import { openSession } from './open-session.ts'
import type { Owner } from './session-store.ts'
import { findNewestRegistration, findUserByEmail } from './store.ts'

export const login = handle(
  promise,
  (deps: Deps) =>
    async ({ body, from, refuse, transact, afterCommit }) => {
      const key = emailKey(body.email)
      const network = networkOf(from.address)
      const guess = await countGuess(deps, key, network)
      if (guess.seconds !== null) return refuse('too-many-sign-ins', waiting(guess.seconds))
      const found = (await whoseIsIt(deps, key, body.password)) ?? refuse('wrong-credentials')
      await guess.doesNotCount()
      // only by the account's own password: a stranger may register the address and know that one's
      if (found.is === 'account') await forgetGuesses(deps.sql, key, network)

      return transact(async (sql) => {
        const entry = { id: found.id, remembered: body.remember_me, proven: found.proven, from, afterCommit }
        return (await openSession(deps, sql, entry)) ?? refuse('wrong-credentials')
      })
    },
)

/** Always two hashes, the account's and the newest registration's, with dummies where there is none (trust A9). */
async function whoseIsIt(
  { sql, passwords }: Deps,
  key: string,
  password: string,
): Promise<(Owner & { proven: string }) | null> {
  const account = await findUserByEmail(sql, key)
  const registration = await findNewestRegistration(sql, key)
  const [isAccounts, isRegistrations] = await Promise.all([
    passwords.verify(account?.passwordHash ?? passwords.dummyHash, password),
    passwords.verify(registration?.passwordHash ?? passwords.dummyHash, password),
  ])
  if (account && isAccounts) return { is: 'account', id: account.id, proven: account.passwordHash }
  if (registration && isRegistrations)
    return { is: 'registration', id: registration.id, proven: registration.passwordHash }
  return null
}
