import { getSignUpChallenge as endpoint } from '@turnout/contract/sign-up-proof'
import { emailKey } from '@turnout/rules/account'
import { handle } from '../../handle.ts'
import { spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { CHALLENGES } from './budgets.ts'
import { challengeFor } from './sign-up-proof.ts'

export const getSignUpChallenge = handle(endpoint, async ({ body, from }, deps) => {
  const now = await deps.clock.now(deps.sql)
  const network = networkOf(from.address)
  await spend(deps.sql, CHALLENGES, network, now)
  return challengeFor(deps, { emailKey: emailKey(body.email), network }, now)
})
