import { forGuesses, hourly } from '../../platform/http/budget.ts'

/** A whole club may share one network. */
export const FINISHES = hourly('second-factor', 600, 'sign-ins from this network')
/** Per account and network, so that a person elsewhere who knows the password cannot block the owner's codes. */
export const WRONG_CODES = forGuesses('wrong-recovery-code', 10, 'wrong recovery codes')
