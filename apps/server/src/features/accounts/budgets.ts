import { sha256 } from '../../platform/chance.ts'
import { type Budget, forGuesses, HOUR_MS, hourly } from '../../platform/http/budget.ts'

// A team, a school or a mobile carrier may share one network: budgets per network leave room for all of them.
export const REGISTRATIONS = hourly('register', 200, 'sign-ups from this network')
/** After these, each further sign-up of the hour from one network needs a proof of work. */
export const FREE_REGISTRATIONS: Budget = { name: 'register-free', max: 20, windowMs: HOUR_MS }
export const CHALLENGES = hourly('sign-up-challenge', 600, 'sign-ups from this network')
export const PASSWORD_RESET_REQUESTS = hourly(
  'forgot-password',
  300,
  'requests for a new password from this network',
)
export const PASSWORD_RESETS = hourly('reset-password', 300, 'tries to set a new password from this network')

export const SIGN_IN_LINK_REQUESTS = hourly(
  'sign-in-link',
  300,
  'requests for a sign-in link from this network',
)
export const SIGN_IN_LINK_EXCHANGES = hourly(
  'sign-in-link-opened',
  600,
  'sign-in links opened on this network',
)

export const ACTIVATION_MAILS = hourly('activation-mail', 3, 'links sent to this address')
/** Many people may share a network, so the guesses of one person are limited per link. */
export const ACTIVATIONS = hourly('finish-activation', 300, 'tries to activate an account from this network')
export const ACTIVATION_GUESSES = forGuesses('activation-password', 10, 'wrong passwords for this link')
export const RESET_MAILS: Budget = { name: 'reset-mail', max: 3, windowMs: HOUR_MS }
export const SIGN_IN_MAILS: Budget = { name: 'sign-in-mail', max: 3, windowMs: HOUR_MS }

/** Hashed, so that the table of budgets does not list who wrote to whom from where. */
export const mailSubject = (emailKey: string): string => sha256(emailKey)
