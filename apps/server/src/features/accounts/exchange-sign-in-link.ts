import { exchangeSignInLink as promise } from '@turnout/contract/sign-in-link'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { spend } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { networkOf } from '../../platform/http/network.ts'
import { LINKS_OPENED } from './budgets.ts'
import { forgetGuesses } from './guesses.ts'
import { openSession } from './open-session.ts'
import { takeSignInLink } from './sign-in-link-store.ts'
import { findUser } from './store.ts'

export const exchangeSignInLink = handle(
  promise,
  (deps: Deps) =>
    async ({ body, from, refuse, transact, afterCommit }) => {
      const network = networkOf(from.address)
      await spend(deps.sql, LINKS_OPENED, network, await deps.clock.now(deps.sql))
      return transact(async (sql) => {
        const taken = (await takeSignInLink(sql, sha256(body.token))) ?? refuse('sign-in-link-invalid')
        if (taken.expiresAt.getTime() <= (await deps.clock.now(sql))) return refuse('sign-in-link-invalid')
        const entry = { id: taken.userId, remembered: body.remember_me, from, afterCommit }
        const session = (await openSession(deps, sql, entry)) ?? refuse('sign-in-link-invalid')
        const owner = await findUser(sql, taken.userId)
        // on this network their password works again at once
        if (owner) await forgetGuesses(sql, owner.emailKey, network)
        return session
      })
    },
)
