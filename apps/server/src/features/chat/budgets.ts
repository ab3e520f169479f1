import { budgetPer, hourly } from '../../platform/http/budget.ts'

/** A message that is refused later counts too. */
export const MESSAGES = budgetPer(10_000)('chat-messages', 10, 'messages at once')

/** More than an honest reader needs; each report may notify every admin. */
export const REPORTS = hourly('chat-reports', 20, 'reports')
