import { exchangeSignInLink as endpoint } from '@turnout/contract/sign-in-link'
import { handle } from '../../handle.ts'
import { sha256 } from '../../platform/chance.ts'
import { spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { SIGN_IN_LINK_EXCHANGES } from './budgets.ts'
import { signIn } from './open-session.ts'
import { resetAttempts } from './password-attempts.ts'
import { takeSignInLink } from './sign-in-link-store.ts'
import { findUser } from './store.ts'

export const exchangeSignInLink = handle(endpoint, async ({ body, from, refuse }, deps) => {
  const network = networkOf(from.address)
  await spend(deps.sql, SIGN_IN_LINK_EXCHANGES, network, await deps.clock.now(deps.sql))
  const signedIn = await deps.transact(async (sql) => {
    const link = (await takeSignInLink(sql, sha256(body.token))) ?? refuse('sign-in-link-invalid')
    if (link.expiresAt.getTime() <= (await deps.clock.now(sql))) return refuse('sign-in-link-invalid')
    const request = { id: link.userId, remembered: body.remember_me, from }
    const signedIn = (await signIn(deps, sql, request)) ?? refuse('sign-in-link-invalid')
    const owner = await findUser(sql, link.userId)
    // the owner's password works again on this network at once
    if (owner) await resetAttempts(sql, owner.emailKey, network)
    return signedIn
  })
  return 'sign_in' in signedIn ? refuse('second-factor-needed', signedIn) : signedIn
})
