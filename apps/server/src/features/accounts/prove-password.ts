import type { Deps } from '../../deps.ts'
import { refund, spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { guessesAt } from './budgets.ts'
import { knowsNetwork } from './session-store.ts'
import type { User } from './store.ts'

/**
 * Whether whoever holds the phone knows the password too. A wrong one counts like a wrong sign-in, in the same
 * count: a phone left open is no second door to guess at (trust A4).
 */
export async function provePassword(
  { sql, clock, passwords }: Deps,
  { emailKey, passwordHash }: Pick<User, 'emailKey' | 'passwordHash'>,
  password: string,
  address: string,
): Promise<boolean> {
  const network = networkOf(address)
  const guess = guessesAt(emailKey, network, await knowsNetwork(sql, emailKey, network))
  await spend(sql, guess.budget, guess.subject, await clock.now(sql))
  const isTheirs = await passwords.verify(passwordHash, password)
  if (isTheirs) await refund(sql, guess.budget, guess.subject)
  return isTheirs
}
