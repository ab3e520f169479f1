import { sql as query } from 'drizzle-orm'
import { type Budget, trySpend } from '../platform/http/budget.ts'
import type { TestServer } from './server.ts'

/** Sets how many attempts are left of a budget. */
export async function exhaustBudget(
  { deps: { sql, clock } }: TestServer,
  budget: Budget,
  subject: string,
  left = 0,
): Promise<void> {
  await trySpend(sql, budget, subject, await clock.now(sql))
  await sql.execute(
    query`update budgets set spent = ${budget.max - left} where name = ${budget.name} and subject = ${subject}`,
  )
}
