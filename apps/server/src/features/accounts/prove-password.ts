import type { Deps } from '../../deps.ts'
import { waiting } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { countGuess, forgetGuesses } from './guesses.ts'
import type { User } from './store.ts'

/**
 * Whether whoever holds the phone knows the password too. A wrong one counts like a wrong sign-in, in the same
 * count: a phone left open is no second door to guess at (trust A4).
 */
export async function provePassword(
  deps: Deps,
  { emailKey, passwordHash }: Pick<User, 'emailKey' | 'passwordHash'>,
  password: string,
  address: string,
): Promise<boolean> {
  const network = networkOf(address)
  const guess = await countGuess(deps, emailKey, network)
  if (guess.seconds !== null)
    refuse('too-many-requests', { counted: 'wrong passwords', ...waiting(guess.seconds) })
  const isTheirs = await deps.passwords.verify(passwordHash, password)
  if (isTheirs) {
    await guess.doesNotCount()
    await forgetGuesses(deps.sql, emailKey, network)
  }
  return isTheirs
}
