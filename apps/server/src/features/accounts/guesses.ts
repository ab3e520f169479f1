import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { type Budget, giveBack, refund, spendQuietly } from '../../platform/http/budget.ts'
import { knowsNetwork } from './session-store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

// wrong passwords of one address, whether or not there is an account
const FROM_HERE: Budget = {
  name: 'wrong-password-here',
  most: 10,
  windowMs: 15 * MINUTE_MS,
  growsToMs: 2 * HOUR_MS,
}
export const FROM_ANYWHERE: Budget = {
  name: 'wrong-password-anywhere',
  most: 200,
  windowMs: HOUR_MS,
  growsToMs: 8 * HOUR_MS,
}
/** Instead of the common one, which strangers may have used up, where the owner has signed in before. */
const FROM_KNOWN: Budget = { ...FROM_ANYWHERE, name: 'wrong-password-known' }
/** Of all addresses together. */
export const OF_NETWORK: Budget = { name: 'wrong-passwords', most: 2_000, windowMs: HOUR_MS }

type Counted = { budget: Budget; subject: string }

const pair = (emailKey: string, network: string) => sha256(`${emailKey} ${network}`)

const countedBy = (emailKey: string, network: string, known: boolean): Counted[] => [
  { budget: FROM_HERE, subject: pair(emailKey, network) },
  known
    ? { budget: FROM_KNOWN, subject: pair(emailKey, network) }
    : { budget: FROM_ANYWHERE, subject: sha256(emailKey) },
  { budget: OF_NETWORK, subject: network },
]

export interface Guess {
  /** How long the next one has to wait; null when this one may be looked at. */
  seconds: number | null
  /** It was no wrong password. */
  doesNotCount(): Promise<void>
}

/**
 * Counted before the password is looked at, or a hundred guesses at once would all be the first. One that is
 * refused costs nothing where it was not refused: who hammers at one account uses up nothing of their network.
 */
export async function countGuess(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  emailKey: string,
  network: string,
): Promise<Guess> {
  const now = await clock.now(sql)
  const spent: Counted[] = []
  const doesNotCount = async () => {
    for (const { budget, subject } of spent) await giveBack(sql, budget, subject)
  }
  for (const counted of countedBy(emailKey, network, await knowsNetwork(sql, emailKey, network))) {
    const { overspent, seconds } = await spendQuietly(sql, counted.budget, counted.subject, now)
    if (overspent) {
      await doesNotCount()
      return { seconds, doesNotCount }
    }
    spent.push(counted)
  }
  return { seconds: null, doesNotCount }
}

/** For an owner who has shown that they are one: nothing that was tried on this network holds them up here. */
export async function forgetGuesses(sql: Sql, emailKey: string, network: string): Promise<void> {
  for (const budget of [FROM_HERE, FROM_KNOWN]) await refund(sql, budget, pair(emailKey, network))
}

/** What was tried at a password that is no more. */
export const forgetAllGuesses = async (sql: Sql, emailKey: string, network: string): Promise<void> => {
  await forgetGuesses(sql, emailKey, network)
  await refund(sql, FROM_ANYWHERE, sha256(emailKey))
}
