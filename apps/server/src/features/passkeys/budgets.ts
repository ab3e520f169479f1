import { hourly } from '../../platform/http/budget.ts'

// each sign-in page requests a challenge when it opens, and a club may share one network
export const CHALLENGES = hourly('passkey-challenge', 3_000, 'sign-ins with a passkey from this network')
export const SIGN_INS = hourly('passkey-sign-in', 600, 'sign-ins with a passkey from this network')
