import { getInvite as endpoint } from '@turnout/contract/invites'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { findGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { presentInvite } from './present.ts'
import { findInvite } from './store.ts'

export const getInvite = handle(endpoint, async ({ params, actor, refuse }, { sql, chance }) => {
  const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
  if (!may.seeInvite(await viewerOf(sql, actor, group.id))) refuse('not-allowed')
  return presentInvite(await findInvite(sql, group.id, chance.secret()))
})
