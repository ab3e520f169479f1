import { requestPasskey as endpoint, MAX_PASSKEYS } from '@turnout/contract/passkeys'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { confirmPassword, findUser } from '../accounts/public.ts'
import { hostOf, newChallenge } from './relying-party.ts'
import { findPasskeys } from './store.ts'

export const requestPasskey = handle(endpoint, (deps: Deps) => async ({ actor, body, from, refuse }) => {
  const user = (await findUser(deps.sql, actor.id)) ?? refuse('session-over')
  if (!(await confirmPassword(deps, user, body.password, from.address))) return refuse('wrong-password')
  const known = await findPasskeys(deps.sql, actor.id)
  if (known.length >= MAX_PASSKEYS) return refuse('too-many-passkeys')
  return {
    challenge: await newChallenge(deps, actor.id),
    host: hostOf(deps),
    user: {
      id: Buffer.from(actor.id).toString('base64url'),
      email: user.email,
      name: `${user.firstName} ${user.lastName}`,
    },
    known: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  }
})
