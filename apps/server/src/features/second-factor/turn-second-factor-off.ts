import { turnSecondFactorOff as endpoint } from '@turnout/contract/second-factor'
import { handle } from '../../handle.ts'
import { findUser } from '../accounts/public.ts'
import { confirmOwner } from './confirm-owner.ts'
import { endSecondFactor } from './end-second-factor.ts'
import { texts } from './texts.ts'

export const turnSecondFactorOff = handle(endpoint, async ({ actor, body, from, refuse, transact }, deps) => {
  const user = (await findUser(deps.sql, actor.id)) ?? refuse('session-over')
  await confirmOwner(deps, user, { ...body, from, refuse })
  return transact(async (sql) => {
    if (!(await endSecondFactor(sql, deps, { userId: actor.id, by: 'owner' })))
      return refuse('second-factor-off')
    return { message: texts.turnedOff }
  })
})
