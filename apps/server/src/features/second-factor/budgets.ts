import { HOUR_MS, hourly, type ReportedBudget } from '../../platform/http/budget.ts'

/** A club may have one network. */
export const FINISHES = hourly('second-factor', 600, 'sign-ins from this network')
/** Of one account from one network: who knows a password elsewhere keeps nobody from their codes. */
export const WRONG_CODES: ReportedBudget = {
  name: 'wrong-recovery-code',
  max: 10,
  windowMs: HOUR_MS / 4,
  growsToMs: 2 * HOUR_MS,
  counted: 'wrong recovery codes',
}
