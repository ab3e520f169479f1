import { login as endpoint } from '@turnout/contract/accounts'
import { emailKey } from '@turnout/rules/account'
import type { Deps } from '../../deps.ts'
import { handle } from '../../handle.ts'
import { retryDetails } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { deviceOf } from './device.ts'
import { signIn } from './open-session.ts'
import { countAttempt, resetAttempts } from './password-attempts.ts'
import { hasSignedInOn, type SessionOwner } from './session-store.ts'
import { findNewestRegistration, findUserByEmail } from './store.ts'

export const login = handle(endpoint, async ({ body, from, refuse }, deps) => {
  const key = emailKey(body.email)
  const network = networkOf(from.address)
  const known = from.deviceKey !== null && (await hasSignedInOn(deps.sql, key, deviceOf(from)))
  const attempt = await countAttempt(deps, { emailKey: key, network, known })
  if (attempt.seconds !== null) return refuse('too-many-sign-ins', retryDetails(attempt.seconds))
  const owner = (await findOwnerByPassword(deps, key, body.password)) ?? refuse('wrong-credentials')
  await attempt.withdraw()
  // only for the account's password: a stranger may register the address and knows the registration's password
  if (owner.type === 'account') await resetAttempts(deps.sql, key, network)

  const request = { ...owner, remembered: body.remember_me, from }
  const signedIn = (await deps.transact((sql) => signIn(deps, sql, request))) ?? refuse('wrong-credentials')
  return 'sign_in' in signedIn ? refuse('second-factor-needed', signedIn) : signedIn
})

/** Always checks the account's hash and the newest registration's, or a dummy for each (docs/security.md, A9). */
async function findOwnerByPassword(
  { sql, passwords }: Deps,
  key: string,
  password: string,
): Promise<(SessionOwner & { verifiedHash: string }) | null> {
  const account = await findUserByEmail(sql, key)
  const registration = await findNewestRegistration(sql, key)
  const [matchesAccount, matchesRegistration] = await Promise.all([
    passwords.verify(account?.passwordHash ?? passwords.dummyHash, password),
    passwords.verify(registration?.passwordHash ?? passwords.dummyHash, password),
  ])
  if (account && matchesAccount)
    return { type: 'account', id: account.id, verifiedHash: account.passwordHash }
  if (registration && matchesRegistration)
    return { type: 'registration', id: registration.id, verifiedHash: registration.passwordHash }
  return null
}
