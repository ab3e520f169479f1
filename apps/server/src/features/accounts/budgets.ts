import { sha256 } from '../../platform/chance.ts'
import type { Budget } from '../../platform/http/budget.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const REGISTRATIONS: Budget = { name: 'register', most: 10, windowMs: HOUR_MS }
export const SIGN_INS: Budget = { name: 'sign-in', most: 100, windowMs: HOUR_MS }
export const ACTIVATION_MAILS: Budget = { name: 'activation-mail', most: 3, windowMs: HOUR_MS }

export const FORGOTTEN: Budget = { name: 'forgot-password', most: 30, windowMs: HOUR_MS }
export const RESET_MAILS: Budget = { name: 'reset-mail', most: 3, windowMs: HOUR_MS }
export const RESETS: Budget = { name: 'reset-password', most: 30, windowMs: HOUR_MS }
export const PICTURES: Budget = { name: 'profile-pictures', most: 30, windowMs: HOUR_MS }

/**
 * Wrong passwords of one account, whether or not there is one. Networks from which its owner has signed in
 * have a count of their own each, so that a stranger who uses up the common one locks out only strangers.
 */
const WRONG: Omit<Budget, 'name'> = { most: 10, windowMs: 15 * MINUTE_MS, growsToMs: 2 * HOUR_MS }
const WRONG_FROM_ANYWHERE: Budget = { name: 'wrong-password', ...WRONG }
const WRONG_FROM_KNOWN: Budget = { name: 'wrong-password-known', ...WRONG }

export const guessesAt = (emailKey: string, network: string, known: boolean) =>
  known
    ? { budget: WRONG_FROM_KNOWN, subject: sha256(`${emailKey} ${network}`) }
    : { budget: WRONG_FROM_ANYWHERE, subject: sha256(emailKey) }

/** Hashed: the table of budgets is no list of who wrote to whom from where. */
export const mailsTo = (emailKey: string): string => sha256(emailKey)
