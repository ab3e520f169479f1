import { sha256 } from '../../platform/chance.ts'
import type { Budget, Limit } from '../../platform/http/budget.ts'

const HOUR_MS = 3_600_000

// A team, a school or a carrier's city may have one network: what counts by network leaves room for all of them.
export const REGISTRATIONS: Limit = {
  name: 'register',
  most: 200,
  windowMs: HOUR_MS,
  counted: 'sign-ups from this network',
}
/** After these, a network pays for each further sign-up of the hour with a calculation. */
export const FREE_REGISTRATIONS: Budget = { name: 'register-free', most: 20, windowMs: HOUR_MS }
export const CHALLENGES: Limit = {
  name: 'sign-up-challenge',
  most: 600,
  windowMs: HOUR_MS,
  counted: 'sign-ups from this network',
}
export const FORGOTTEN: Limit = {
  name: 'forgot-password',
  most: 300,
  windowMs: HOUR_MS,
  counted: 'requests for a new password from this network',
}
export const RESETS: Limit = {
  name: 'reset-password',
  most: 300,
  windowMs: HOUR_MS,
  counted: 'tries to set a new password from this network',
}

export const LINKS_ASKED_FOR: Limit = {
  name: 'sign-in-link',
  most: 300,
  windowMs: HOUR_MS,
  counted: 'requests for a sign-in link from this network',
}
export const LINKS_OPENED: Limit = {
  name: 'sign-in-link-opened',
  most: 600,
  windowMs: HOUR_MS,
  counted: 'sign-in links opened on this network',
}

export const ACTIVATION_MAILS: Limit = {
  name: 'activation-mail',
  most: 3,
  windowMs: HOUR_MS,
  counted: 'links sent to this address',
}
/** Many may share a network: what one person may guess at is counted by link. */
export const ACTIVATIONS: Limit = {
  name: 'finish-activation',
  most: 300,
  windowMs: HOUR_MS,
  counted: 'tries to activate an account from this network',
}
export const ACTIVATION_GUESSES: Limit = {
  name: 'activation-password',
  most: 10,
  windowMs: HOUR_MS / 4,
  growsToMs: 2 * HOUR_MS,
  counted: 'wrong passwords for this link',
}
export const RESET_MAILS: Budget = { name: 'reset-mail', most: 3, windowMs: HOUR_MS }
export const SIGN_IN_MAILS: Budget = { name: 'sign-in-mail', most: 3, windowMs: HOUR_MS }
export const PICTURES: Limit = {
  name: 'profile-pictures',
  most: 30,
  windowMs: HOUR_MS,
  counted: 'pictures uploaded',
}

/** Hashed: the table of budgets is no list of who wrote to whom from where. */
export const mailsTo = (emailKey: string): string => sha256(emailKey)
