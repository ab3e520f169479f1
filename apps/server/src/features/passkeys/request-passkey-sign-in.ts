import { requestPasskeySignIn as endpoint } from '@turnout/contract/passkeys'
import { handle } from '../../handle.ts'
import { spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { CHALLENGES } from './budgets.ts'
import { hostOf, newChallenge } from './relying-party.ts'

export const requestPasskeySignIn = handle(endpoint, async ({ from }, deps) => {
  await spend(deps.sql, CHALLENGES, networkOf(from.address), await deps.clock.now(deps.sql))
  return { challenge: await newChallenge(deps, null, 'use'), host: hostOf(deps) }
})
