import { changeInvite as endpoint } from '@turnout/contract/invites'
import { may } from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { authorizeGroup, lockGroup } from '../groups/public.ts'
import { presentInvite } from './present.ts'
import { findInvite, setInvite } from './store.ts'

export const changeInvite = command(endpoint, async (sql, request, { chance }) => {
  const { group } = await authorizeGroup(sql, request, may.manageInvite, lockGroup)
  const before = await findInvite(sql, group.id, chance.secret())
  return presentInvite(
    await setInvite(sql, group.id, {
      active: request.body.is_active ?? before.active,
      joinAtOnce: request.body.join_at_once ?? before.joinAtOnce,
    }),
  )
})
