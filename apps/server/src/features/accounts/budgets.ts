import { sha256 } from '../../platform/chance.ts'
import type { Budget } from '../../platform/http/budget.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const REGISTRATIONS: Budget = { name: 'register', most: 10, windowMs: HOUR_MS }
export const SIGN_INS: Budget = { name: 'sign-in', most: 100, windowMs: HOUR_MS }
export const ACTIVATION_MAILS: Budget = { name: 'activation-mail', most: 3, windowMs: HOUR_MS }

/**
 * Wrong passwords of one account, whether or not there is one. Networks from which its owner has signed in
 * have a count of their own each, so that a stranger who uses up the common one locks out only strangers.
 */
const WRONG_FROM_ANYWHERE: Budget = { name: 'wrong-password', most: 10, windowMs: 15 * MINUTE_MS }
const WRONG_FROM_KNOWN: Budget = { name: 'wrong-password-known', most: 10, windowMs: 15 * MINUTE_MS }

export const guessesAt = (emailKey: string, network: string, known: boolean) =>
  known
    ? { budget: WRONG_FROM_KNOWN, subject: sha256(`${emailKey} ${network}`) }
    : { budget: WRONG_FROM_ANYWHERE, subject: sha256(emailKey) }

/** Hashed: the table of budgets is no list of who wrote to whom from where. */
export const mailsTo = (emailKey: string): string => sha256(emailKey)

/** An IPv4 address, or the /64 that one IPv6 household has to itself; only ever kept as a hash. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return sha256(plain.includes(':') ? firstHalf(plain) : plain)
}

function firstHalf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
