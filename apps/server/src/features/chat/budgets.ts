import { budgetPer, hourly } from '../../platform/http/budget.ts'

/** Also one that is refused later counts. */
export const MESSAGES = budgetPer(10_000)('chat-messages', 10, 'messages at once')

/** More than a person comes upon; each may be told to every admin. */
export const REPORTS = hourly('chat-reports', 20, 'reports')
