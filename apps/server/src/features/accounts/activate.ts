import { activate as promise } from '@turnout/contract/accounts'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { handle } from '../../platform/http/handle.ts'
import {
  findRegistration,
  lockActivationToken,
  makeAccount,
  settleRegistrations,
  useActivationTokens,
} from './store.ts'

/** The first link of an address that is opened makes its account, with the password of that registration (trust A9). */
export const activate = handle(
  promise,
  (deps: Deps) =>
    async ({ query, refuse, transact }) =>
      transact(async (sql) => {
        const token = (await lockActivationToken(sql, sha256(query.token))) ?? refuse('activation-invalid')
        const now = await deps.clock.now(sql)
        if (token.expiresAt.getTime() <= now) return refuse('activation-invalid')
        if (token.usedAt) return { message: 'Your account is active already. Sign in.', already_active: true }

        const registration =
          (await findRegistration(sql, token.registrationId)) ?? refuse('activation-invalid')
        if (!(await makeAccount(sql, registration))) return refuse('activation-invalid')
        await settleRegistrations(sql, registration)
        await useActivationTokens(sql, registration.id, new Date(now))
        return { message: 'Your account is active. See you at the pitch.', already_active: false }
      }),
)
