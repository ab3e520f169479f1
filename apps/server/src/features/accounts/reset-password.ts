import { resetPassword as endpoint } from '@turnout/contract/passwords'
import type { Deps } from '../../deps.ts'
import { handle } from '../../handle.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { PASSWORD_RESETS } from './budgets.ts'
import { resetAllAttempts } from './password-attempts.ts'
import { requireNewPassword } from './require-new-password.ts'
import { changeUser, endSignIns, findUser, lockPasswordReset, lockUser } from './store.ts'
import { texts } from './texts.ts'

export const resetPassword = handle(endpoint, async ({ body, from, refuse, transact }, deps) => {
  const { sql, passwords, clock, publish } = deps
  await spend(sql, PASSWORD_RESETS, networkOf(from.address), await clock.now(sql))
  const tokenHash = sha256(body.token)
  const userId = (await ownerOfLink(deps, sql, tokenHash)) ?? refuse('reset-invalid')
  const user = (await findUser(sql, userId)) ?? refuse('reset-invalid')
  requireNewPassword(deps, body.password, user, refuse)
  const passwordHash = await passwords.hash(body.password)

  const reply = await transact(async (sql) => {
    if (!(await lockUser(sql, userId))) return refuse('reset-invalid')
    if ((await ownerOfLink(deps, sql, tokenHash)) === null) return refuse('reset-invalid')
    const now = new Date(await clock.now(sql))
    await changeUser(sql, userId, { passwordHash })
    await endSignIns(sql, userId, now)
    await publish(sql, 'password-reset', { userId, at: now.getTime() })
    return { message: texts.passwordReset }
  })
  // attempts at the old password, possibly a stranger's, no longer block the owner
  await resetAllAttempts(sql, user.emailKey, networkOf(from.address))
  return reply
})

/** The user whose password this link resets; null when the link is not valid. */
async function ownerOfLink({ clock }: Deps, sql: Sql, tokenHash: string): Promise<string | null> {
  const reset = await lockPasswordReset(sql, tokenHash)
  if (!reset || reset.usedAt || reset.expiresAt.getTime() <= (await clock.now(sql))) return null
  return reset.userId
}
