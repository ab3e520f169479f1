import { getMe as endpoint } from '@turnout/contract/accounts'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentMe } from './present.ts'
import { findRegistration, findUser } from './store.ts'

export const getMe = handle(endpoint, ({ sql }: Deps) => async ({ actor, refuse }) => {
  // confirmed on another device in between: the account has the registration's id
  const registration = actor.type === 'registration' ? await findRegistration(sql, actor.id) : null
  return presentMe(registration ?? (await findUser(sql, actor.id)) ?? refuse('session-over'))
})
