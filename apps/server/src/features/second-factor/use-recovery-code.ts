import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { resetBudget, spend } from '../../platform/http/budget.ts'
import type { Caller } from '../../platform/http/handle.ts'
import { networkOf } from '../../platform/http/network.ts'
import { WRONG_CODES } from './budgets.ts'
import { hashOfCode } from './recovery-codes.ts'
import { countRecoveryCodes, takeRecoveryCode } from './store.ts'

interface UsedCode {
  userId: string
  code: string
  from: Caller
}

/** Counts an attempt before the code is checked, outside of the transaction that uses it. */
export const countCode = async ({ sql, clock }: Deps, { userId, from }: Omit<UsedCode, 'code'>) =>
  spend(sql, WRONG_CODES, subjectOf(userId, from), await clock.now(sql))

/** Runs in the transaction of the action that it confirms; notifies the owner. */
export async function useRecoveryCode(
  deps: Deps,
  sql: Sql,
  { userId, code, from }: UsedCode,
): Promise<boolean> {
  if (!(await takeRecoveryCode(sql, userId, hashOfCode(code)))) return false
  await resetBudget(sql, WRONG_CODES, subjectOf(userId, from))
  const left = await countRecoveryCodes(sql, userId)
  await deps.publish(sql, 'recovery-code-used', { userId, at: await deps.clock.now(sql), left })
  return true
}

const subjectOf = (userId: string, from: Caller) => sha256(`${userId} ${networkOf(from.address)}`)
