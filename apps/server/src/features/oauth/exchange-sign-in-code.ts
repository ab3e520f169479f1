import { exchangeSignInCode as endpoint } from '@turnout/contract/oauth'
import { handle } from '../../handle.ts'
import { sha256 } from '../../platform/chance.ts'
import { signIn } from '../accounts/public.ts'
import { takeCode } from './store.ts'

export const exchangeSignInCode = handle(endpoint, async ({ body, from, refuse }, deps) => {
  const { sql, clock } = deps
  // outside of the transaction, so that a code sent from the wrong tab is used up as well
  const code = (await takeCode(sql, sha256(body.code))) ?? refuse('sign-in-over')
  const tabKeyHash = body.tab_key === undefined ? null : sha256(body.tab_key)
  const isExpired = code.expiresAt.getTime() <= (await clock.now(sql))
  if (isExpired || code.tabKeyHash !== tabKeyHash) return refuse('sign-in-over')

  const request = { id: code.userId, remembered: body.remember_me, from }
  const signedIn = (await deps.transact((sql) => signIn(deps, sql, request))) ?? refuse('sign-in-over')
  return 'sign_in' in signedIn ? refuse('second-factor-needed', signedIn) : signedIn
})
