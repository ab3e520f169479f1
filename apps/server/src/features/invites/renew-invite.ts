import { renewInvite as endpoint } from '@turnout/contract/invites'
import { may } from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { authorizeGroup, lockGroup } from '../groups/public.ts'
import { presentInvite } from './present.ts'
import { findInvite, setInvite } from './store.ts'

export const renewInvite = command(endpoint, async (sql, request, { chance, clock, publish }) => {
  const { group } = await authorizeGroup(sql, request, may.manageInvite, lockGroup)
  await findInvite(sql, group.id, chance.secret())
  const renewedAt = new Date(await clock.now(sql))
  await publish(sql, 'invite-renewed', { groupId: group.id, by: request.actor.id })
  return presentInvite(await setInvite(sql, group.id, { token: chance.secret(), active: true, renewedAt }))
})
