import { requestPasskey as endpoint, MAX_PASSKEYS } from '@turnout/contract/passkeys'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { findUser } from '../accounts/public.ts'
import { confirmOwner } from '../second-factor/public.ts'
import { challengeFor } from './relying-party.ts'

export const requestPasskey = handle(endpoint, async ({ actor, body, from, refuse }, deps: Deps) => {
  const user = (await findUser(deps.sql, actor.id)) ?? refuse('session-over')
  await confirmOwner(deps, user, { ...body, from, refuse })
  const challenge = await challengeFor(deps, actor.id)
  if (challenge.known.length >= MAX_PASSKEYS) return refuse('too-many-passkeys')
  return {
    ...challenge,
    user: {
      id: Buffer.from(actor.id).toString('base64url'),
      email: user.email,
      name: `${user.firstName} ${user.lastName}`,
    },
  }
})
