import type { Deps } from '../../deps.ts'
import type { Account } from '../../platform/http/actor.ts'
import { type ReportedBudget, spend } from '../../platform/http/budget.ts'

const MESSAGES: ReportedBudget = {
  name: 'chat-messages',
  max: 10,
  windowMs: 10_000,
  counted: 'messages at once',
}

/** More than a person comes upon; each may be told to every admin. */
const REPORTS: ReportedBudget = {
  name: 'chat-reports',
  max: 20,
  windowMs: 3_600_000,
  counted: 'reports',
}

export const countReport = async ({ sql, clock }: Deps, { id }: Account): Promise<void> =>
  spend(sql, REPORTS, id, await clock.now(sql))

/** Also one that is refused later counts. */
export const countMessage = async ({ sql, clock }: Deps, { id }: Account): Promise<void> =>
  spend(sql, MESSAGES, id, await clock.now(sql))
