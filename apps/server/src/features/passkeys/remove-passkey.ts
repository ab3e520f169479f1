import { removePasskey as endpoint } from '@turnout/contract/passkeys'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { confirmPassword, findUser } from '../accounts/public.ts'
import { findOwnPasskey, removePasskey as store } from './store.ts'
import { texts } from './texts.ts'

export const removePasskey = handle(
  endpoint,
  (deps: Deps) =>
    async ({ actor, params, body, from, refuse }) => {
      const { passkeyId } = params
      if (!(await findOwnPasskey(deps.sql, actor.id, passkeyId))) return refuse('passkey-not-found')
      const user = (await findUser(deps.sql, actor.id)) ?? refuse('session-over')
      if (!(await confirmPassword(deps, user, body.password, from.address))) return refuse('wrong-password')
      await store(deps.sql, actor.id, passkeyId)
      return { message: texts.removed }
    },
)
