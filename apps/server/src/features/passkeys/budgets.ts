import type { ReportedBudget } from '../../platform/http/budget.ts'

const HOUR_MS = 3_600_000

// A sign-in page asks as soon as it is open, and a club may have one network.
export const CHALLENGES: ReportedBudget = {
  name: 'passkey-challenge',
  max: 3_000,
  windowMs: HOUR_MS,
  counted: 'sign-ins with a passkey from this network',
}
export const SIGN_INS: ReportedBudget = {
  name: 'passkey-sign-in',
  max: 600,
  windowMs: HOUR_MS,
  counted: 'sign-ins with a passkey from this network',
}
