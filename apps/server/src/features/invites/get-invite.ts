import { getInvite as endpoint } from '@turnout/contract/invites'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { authorizeGroup } from '../groups/public.ts'
import { presentInvite } from './present.ts'
import { findInvite } from './store.ts'

export const getInvite = handle(endpoint, async (request, { sql, chance }) => {
  const { group } = await authorizeGroup(sql, request, may.seeInvite)
  return presentInvite(await findInvite(sql, group.id, chance.secret()))
})
