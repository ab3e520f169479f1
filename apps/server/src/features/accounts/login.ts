import { login as promise } from '@turnout/contract/accounts'
import { emailKey } from '@turnout/rules/account'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { refund, spend } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { newId } from '../../platform/ids.ts'
import { guessesAt, networkOf, SIGN_INS } from './budgets.ts'
import { MOST_SESSIONS, sessionLasts } from './session.ts'
import { addSession, endOldest, knowsNetwork, lockOwner, type Owner } from './session-store.ts'
import { findNewestRegistration, findUserByEmail } from './store.ts'

export const login = handle(
  promise,
  (deps: Deps) =>
    async ({ body, from, refuse, transact, afterCommit }) => {
      const { sql, clock, chance, live } = deps
      const key = emailKey(body.email)
      const network = networkOf(from.address)
      const now = await clock.now(sql)

      await spend(sql, SIGN_INS, from.address, now)
      // counted before the password is looked at, or a hundred guesses at once would all be the first
      const guess = guessesAt(key, network, await knowsNetwork(sql, key, network))
      await spend(sql, guess.budget, guess.subject, now)
      const found = (await whoseIsIt(deps, key, body.password)) ?? refuse('wrong-credentials')
      // only by the account's own password: a stranger may register the address and know that one's
      if (found.is === 'account') await refund(sql, guess.budget, guess.subject)

      const token = chance.secret()
      const lasts = sessionLasts(body.remember_me)
      return transact(async (sql) => {
        const owner = (await lockOwner(sql, found.id)) ?? refuse('wrong-credentials')
        const at = await clock.now(sql)
        await addSession(sql, owner, {
          id: newId(),
          tokenHash: sha256(token),
          remembered: body.remember_me,
          userAgent: from.userAgent,
          network,
          createdAt: new Date(at),
          lastSeenAt: new Date(at),
          expiresAt: new Date(at + lasts),
        })
        for (const sessionId of await endOldest(sql, owner, MOST_SESSIONS, new Date(at)))
          afterCommit(() => live.recheck({ sessionId }))
        return { access_token: token, token_type: 'bearer', expires_in: lasts / 1000 }
      })
    },
)

/** Always two hashes, the account's and the newest registration's, with dummies where there is none (trust A9). */
async function whoseIsIt({ sql, passwords }: Deps, key: string, password: string): Promise<Owner | null> {
  const account = await findUserByEmail(sql, key)
  const registration = await findNewestRegistration(sql, key)
  const [isAccounts, isRegistrations] = await Promise.all([
    passwords.verify(account?.passwordHash ?? passwords.dummyHash, password),
    passwords.verify(registration?.passwordHash ?? passwords.dummyHash, password),
  ])
  if (account && isAccounts) return { is: 'account', id: account.id }
  if (registration && isRegistrations) return { is: 'registration', id: registration.id }
  return null
}
