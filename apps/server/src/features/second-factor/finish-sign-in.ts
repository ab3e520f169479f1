import { finishSignIn as endpoint } from '@turnout/contract/second-factor'
import { handle } from '../../handle.ts'
import { sha256 } from '../../platform/chance.ts'
import { spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { findPendingSignIn, openSession, takePendingSignIn } from '../accounts/public.ts'
import { verifyPasskey } from '../passkeys/public.ts'
import { FINISHES } from './budgets.ts'
import { countCode, useRecoveryCode } from './use-recovery-code.ts'

export const finishSignIn = handle(endpoint, async ({ body, from, refuse, transact }, deps) => {
  const { second_factor } = body
  const now = await deps.clock.now(deps.sql)
  await spend(deps.sql, FINISHES, networkOf(from.address), now)
  const tokenHash = sha256(body.sign_in)
  const pending = await findPendingSignIn(deps.sql, tokenHash, new Date(now))
  const { userId, remembered } = pending ?? refuse('sign-in-over')
  const code = 'recovery_code' in second_factor ? second_factor.recovery_code : null
  if (code !== null) await countCode(deps, { userId, from })
  if ('credential' in second_factor && !(await verifyPasskey(deps, second_factor.credential, userId)))
    return refuse('passkey-refused')

  return transact(async (sql) => {
    const session = (await openSession(deps, sql, { id: userId, remembered, from })) ?? refuse('sign-in-over')
    const isTaken = await takePendingSignIn(sql, tokenHash, new Date(await deps.clock.now(sql)))
    if (!isTaken) return refuse('sign-in-over')
    if (code !== null && !(await useRecoveryCode(deps, sql, { userId, code, from })))
      return refuse('wrong-recovery-code')
    return session
  })
})
