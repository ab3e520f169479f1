import type { Deps } from '../../deps.ts'
import type { Account } from '../../platform/http/actor.ts'
import { type ReportedBudget, spend } from '../../platform/http/budget.ts'

const MESSAGES: ReportedBudget = {
  name: 'chat-messages',
  max: 10,
  windowMs: 10_000,
  counted: 'messages at once',
}

/** Also one that is refused later counts. */
export const countMessage = async ({ sql, clock }: Deps, { id }: Account): Promise<void> =>
  spend(sql, MESSAGES, id, await clock.now(sql))
