import { hourly, type ReportedBudget } from '../../platform/http/budget.ts'

/** Also one that is refused later counts. */
export const MESSAGES: ReportedBudget = {
  name: 'chat-messages',
  max: 10,
  windowMs: 10_000,
  counted: 'messages at once',
}

/** More than a person comes upon; each may be told to every admin. */
export const REPORTS = hourly('chat-reports', 20, 'reports')
