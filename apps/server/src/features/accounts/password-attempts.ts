import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { type Budget, HOUR_MS, refund, resetBudget, trySpend } from '../../platform/http/budget.ts'

// wrong passwords for one address, whether or not it has an account
const PER_ADDRESS_AND_NETWORK: Budget = {
  name: 'wrong-password-here',
  max: 10,
  windowMs: HOUR_MS / 4,
  growsToMs: 2 * HOUR_MS,
}
export const PER_ADDRESS: Budget = {
  name: 'wrong-password-anywhere',
  max: 200,
  windowMs: HOUR_MS,
  growsToMs: 8 * HOUR_MS,
}
/** In place of PER_ADDRESS, which strangers may have used up: for a signed-in person or a known device. */
const PER_KNOWN_ADDRESS: Budget = { ...PER_ADDRESS, name: 'wrong-password-known' }
/** For all addresses from one network. */
export const PER_NETWORK: Budget = { name: 'wrong-passwords', max: 2_000, windowMs: HOUR_MS }
/** Counts correct passwords too: each costs a hash, and each sign-in stores a session row for weeks. */
export const TRIES: Budget = { name: 'password-tries', max: 60, windowMs: HOUR_MS }

type CountedBudget = { budget: Budget; subject: string }

const addressAndNetwork = (emailKey: string, network: string) => sha256(`${emailKey} ${network}`)

const budgetsFor = (emailKey: string, network: string, known: boolean): CountedBudget[] => [
  { budget: PER_ADDRESS_AND_NETWORK, subject: addressAndNetwork(emailKey, network) },
  { budget: known ? PER_KNOWN_ADDRESS : PER_ADDRESS, subject: sha256(emailKey) },
  { budget: PER_NETWORK, subject: network },
  { budget: TRIES, subject: addressAndNetwork(emailKey, network) },
]

export interface PasswordAttempt {
  /** Time until the next attempt is allowed; null when this password may be checked. */
  seconds: number | null
  /** Refunds the attempt: the password was not wrong. */
  withdraw(): Promise<void>
}

/**
 * Counts before the password is checked; otherwise a hundred parallel guesses would each be the first. A refused
 * attempt is refunded, so an attack on one account uses up nothing of its network's budget.
 * `known` must not depend on anything that a stranger can share, such as a network: a separate budget reveals
 * that there is an account.
 */
export async function countAttempt(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  { emailKey, network, known }: { emailKey: string; network: string; known: boolean },
): Promise<PasswordAttempt> {
  const now = await clock.now(sql)
  const consumed: CountedBudget[] = []
  const withdraw = async () => {
    for (const { budget, subject } of consumed) await refund(sql, budget, subject)
  }
  for (const budgetOf of budgetsFor(emailKey, network, known)) {
    const { overspent, seconds } = await trySpend(sql, budgetOf.budget, budgetOf.subject, now)
    if (overspent) {
      await withdraw()
      return { seconds, withdraw }
    }
    if (budgetOf.budget !== TRIES) consumed.push(budgetOf)
  }
  return { seconds: null, withdraw }
}

/** For a proven owner: earlier attempts on this network no longer block them. */
export async function resetAttempts(sql: Sql, emailKey: string, network: string): Promise<void> {
  await resetBudget(sql, PER_ADDRESS_AND_NETWORK, addressAndNetwork(emailKey, network))
  await resetBudget(sql, PER_KNOWN_ADDRESS, sha256(emailKey))
}

/** Forgets the attempts at a password that was replaced. */
export const resetAllAttempts = async (sql: Sql, emailKey: string, network: string): Promise<void> => {
  await resetAttempts(sql, emailKey, network)
  await resetBudget(sql, PER_ADDRESS, sha256(emailKey))
  await resetBudget(sql, TRIES, addressAndNetwork(emailKey, network))
}
