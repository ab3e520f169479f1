import { removePasskey as endpoint } from '@turnout/contract/passkeys'
import { handle } from '../../handle.ts'
import { confirmPassword, findUser, lockUser } from '../accounts/public.ts'
import { hostOf } from './relying-party.ts'
import { findOwnPasskey, findPasskeys, removePasskey as store } from './store.ts'
import { texts } from './texts.ts'

export const removePasskey = handle(
  endpoint,
  async ({ actor, params, body, from, refuse, transact }, deps) => {
    const { passkeyId } = params
    if (!(await findOwnPasskey(deps.sql, actor.id, passkeyId))) return refuse('passkey-not-found')
    const user = (await findUser(deps.sql, actor.id)) ?? refuse('session-over')
    if (!(await confirmPassword(deps, user, body.password, from.address))) return refuse('wrong-password')
    return transact(async (sql) => {
      // locked: when the last two are removed at once, one stays
      const { secondFactorSince } = (await lockUser(sql, actor.id)) ?? refuse('session-over')
      await store(sql, actor.id, passkeyId)
      const rest = await findPasskeys(sql, actor.id)
      if (secondFactorSince !== null && !rest.some(({ host }) => host === hostOf(deps)))
        return refuse('last-passkey')
      return { message: texts.removed }
    })
  },
)
