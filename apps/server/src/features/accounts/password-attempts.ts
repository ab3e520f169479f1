import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { type Budget, HOUR_MS, refund, resetBudget, trySpend } from '../../platform/http/budget.ts'

// wrong passwords of one address, whether or not there is an account
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
/** Instead of the common one, which strangers may have used up: for who is signed in, or was on this very device. */
const PER_KNOWN_ADDRESS: Budget = { ...PER_ADDRESS, name: 'wrong-password-known' }
/** Of all addresses together. */
export const PER_NETWORK: Budget = { name: 'wrong-passwords', max: 2_000, windowMs: HOUR_MS }
/** Right ones too, which cost as many hashes, and at a sign-in a row of a session that is kept for weeks. */
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
  /** How long the next one has to wait; null when this one may be looked at. */
  seconds: number | null
  /** It was no wrong password. */
  withdraw(): Promise<void>
}

/**
 * Counted before the password is looked at, or a hundred guesses at once would all be the first. One that is
 * refused costs nothing where it was not refused: who hammers at one account uses up nothing of their network.
 * `known` must not follow from anything that a stranger can share, such as a network: what is counted apart
 * tells that there is an account.
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

/** For an owner who has shown that they are one: nothing that was tried on this network holds them up here. */
export async function resetAttempts(sql: Sql, emailKey: string, network: string): Promise<void> {
  await resetBudget(sql, PER_ADDRESS_AND_NETWORK, addressAndNetwork(emailKey, network))
  await resetBudget(sql, PER_KNOWN_ADDRESS, sha256(emailKey))
}

/** What was tried at a password that is no more. */
export const resetAllAttempts = async (sql: Sql, emailKey: string, network: string): Promise<void> => {
  await resetAttempts(sql, emailKey, network)
  await resetBudget(sql, PER_ADDRESS, sha256(emailKey))
  await resetBudget(sql, TRIES, addressAndNetwork(emailKey, network))
}
