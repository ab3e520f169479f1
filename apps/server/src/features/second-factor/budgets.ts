import { forGuesses, hourly } from '../../platform/http/budget.ts'

/** A club may have one network. */
export const FINISHES = hourly('second-factor', 600, 'sign-ins from this network')
/** Of one account from one network: who knows a password elsewhere keeps nobody from their codes. */
export const WRONG_CODES = forGuesses('wrong-recovery-code', 10, 'wrong recovery codes')
