import { hourly } from '../../platform/http/budget.ts'

// A sign-in page asks as soon as it is open, and a club may have one network.
export const CHALLENGES = hourly('passkey-challenge', 3_000, 'sign-ins with a passkey from this network')
export const SIGN_INS = hourly('passkey-sign-in', 600, 'sign-ins with a passkey from this network')
