import { changeInvite as endpoint } from '@turnout/contract/invites'
import { may } from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { lockGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { presentInvite } from './present.ts'
import { findInvite, setInvite } from './store.ts'

export const changeInvite = command(endpoint, async (sql, { params, body, actor, refuse }, { chance }) => {
  const group = (await lockGroup(sql, params.groupId)) ?? refuse('group-not-found')
  if (!may.manageInvite(await viewerOf(sql, actor, group.id))) refuse('not-allowed')

  const before = await findInvite(sql, group.id, chance.secret())
  return presentInvite(
    await setInvite(sql, group.id, {
      active: body.is_active ?? before.active,
      joinAtOnce: body.join_at_once ?? before.joinAtOnce,
    }),
  )
})
