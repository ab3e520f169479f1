import { signInWithPasskey as endpoint } from '@turnout/contract/passkeys'
import { handle } from '../../handle.ts'
import { spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { openSession } from '../accounts/public.ts'
import { SIGN_INS } from './budgets.ts'
import { verifyPasskey } from './verify-passkey.ts'

/** Two factors in one step: the device, and the fingerprint, face or code that unlocks it. */
export const signInWithPasskey = handle(endpoint, async ({ body, from, refuse, transact }, deps) => {
  await spend(deps.sql, SIGN_INS, networkOf(from.address), await deps.clock.now(deps.sql))
  const passkey = (await verifyPasskey(deps, body.credential, null)) ?? refuse('passkey-refused')
  return transact(async (sql) => {
    const request = { id: passkey.userId, remembered: body.remember_me, from }
    return (await openSession(deps, sql, request)) ?? refuse('passkey-refused')
  })
})
