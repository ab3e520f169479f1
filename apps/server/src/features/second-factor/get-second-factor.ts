import { getSecondFactor as endpoint } from '@turnout/contract/second-factor'
import { handle } from '../../handle.ts'
import { findUser } from '../accounts/public.ts'
import { countRecoveryCodes } from './store.ts'

export const getSecondFactor = handle(endpoint, async ({ actor, refuse }, { sql }) => {
  const { secondFactorSince } = (await findUser(sql, actor.id)) ?? refuse('session-over')
  return {
    is_on: secondFactorSince !== null,
    recovery_codes_left: await countRecoveryCodes(sql, actor.id),
  }
})
