import { requestPasskey as endpoint, MAX_PASSKEYS } from '@turnout/contract/passkeys'
import { fullName } from '@turnout/rules/full-name'
import { handle } from '../../handle.ts'
import { findUser } from '../accounts/public.ts'
import { confirmOwner } from '../second-factor/public.ts'
import { challengeFor } from './relying-party.ts'
import { findPasskeys } from './store.ts'

export const requestPasskey = handle(endpoint, async ({ actor, body, from, refuse }, deps) => {
  const user = (await findUser(deps.sql, actor.id)) ?? refuse('session-over')
  // checked first, so that no recovery code is used up in vain
  if ((await findPasskeys(deps.sql, actor.id)).length >= MAX_PASSKEYS) return refuse('too-many-passkeys')
  await confirmOwner(deps, user, { ...body, from, refuse })
  return {
    ...(await challengeFor(deps, actor.id, 'add')),
    user: {
      id: Buffer.from(actor.id).toString('base64url'),
      email: user.email,
      name: fullName(user.firstName, user.lastName),
    },
  }
})
