import { requestSecondFactor as endpoint } from '@turnout/contract/second-factor'
import { handle } from '../../handle.ts'
import { sha256 } from '../../platform/chance.ts'
import { spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { findPendingSignIn } from '../accounts/public.ts'
import { challengeFor } from '../passkeys/public.ts'
import { FINISHES } from './budgets.ts'

export const requestSecondFactor = handle(endpoint, async ({ body, from, refuse }, deps) => {
  const now = await deps.clock.now(deps.sql)
  await spend(deps.sql, FINISHES, networkOf(from.address), now)
  const pending = await findPendingSignIn(deps.sql, sha256(body.sign_in), new Date(now))
  return challengeFor(deps, (pending ?? refuse('sign-in-over')).userId, 'use')
})
