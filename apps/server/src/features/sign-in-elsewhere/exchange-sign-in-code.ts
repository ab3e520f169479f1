import { exchangeSignInCode as promise } from '@turnout/contract/oauth'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { handle } from '../../platform/http/handle.ts'
import { openSession } from '../accounts/public.ts'
import { takeCode } from './store.ts'

export const exchangeSignInCode = handle(
  promise,
  (deps: Deps) =>
    async ({ body, from, refuse, transact, afterCommit }) => {
      const { sql, clock } = deps
      // outside of the transaction: a code that was shown in the wrong place is used up as well
      const taken = (await takeCode(sql, sha256(body.code))) ?? refuse('sign-in-over')
      const tabKeyHash = body.tab_key === undefined ? null : sha256(body.tab_key)
      const isLate = taken.expiresAt.getTime() <= (await clock.now(sql))
      if (isLate || taken.tabKeyHash !== tabKeyHash) return refuse('sign-in-over')

      return transact(async (sql) => {
        const entry = { id: taken.userId, remembered: body.remember_me, from, afterCommit }
        return (await openSession(deps, sql, entry)) ?? refuse('sign-in-over')
      })
    },
)
