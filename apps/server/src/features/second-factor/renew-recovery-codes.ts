import { renewRecoveryCodes as endpoint } from '@turnout/contract/second-factor'
import { handle } from '../../handle.ts'
import { findUser, lockUser } from '../accounts/public.ts'
import { confirmOwner } from './confirm-owner.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

export const renewRecoveryCodes = handle(endpoint, async ({ actor, body, from, refuse, transact }, deps) => {
  const user = (await findUser(deps.sql, actor.id)) ?? refuse('session-over')
  await confirmOwner(deps, user, { ...body, from, refuse })
  return transact(async (sql) => {
    const { secondFactorSince } = (await lockUser(sql, actor.id)) ?? refuse('session-over')
    if (secondFactorSince === null) return refuse('second-factor-off')
    await deps.publish(sql, 'recovery-codes-renewed', { userId: actor.id, at: await deps.clock.now(sql) })
    return { recovery_codes: await issueRecoveryCodes(sql, deps.chance, actor.id) }
  })
})
