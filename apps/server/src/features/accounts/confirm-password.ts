import type { Deps } from '../../deps.ts'
import { retryDetails } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { countAttempt, resetAttempts } from './password-attempts.ts'
import type { User } from './store.ts'

/**
 * Whether the person who holds the phone knows the password. A wrong one counts in the same budgets as a wrong
 * sign-in, so a phone left open gives no extra guesses (docs/security.md, A4).
 */
export async function confirmPassword(
  deps: Deps,
  { emailKey, passwordHash }: Pick<User, 'emailKey' | 'passwordHash'>,
  password: string,
  address: string,
): Promise<boolean> {
  const network = networkOf(address)
  const attempt = await countAttempt(deps, { emailKey, network, known: true })
  if (attempt.seconds !== null)
    refuse('too-many-requests', { counted: 'password attempts', ...retryDetails(attempt.seconds) })
  const isCorrect = await deps.passwords.verify(passwordHash, password)
  if (isCorrect) {
    await attempt.withdraw()
    await resetAttempts(deps.sql, emailKey, network)
  }
  return isCorrect
}
