import { renewInvite as endpoint } from '@turnout/contract/invites'
import { may } from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { lockGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { presentInvite } from './present.ts'
import { findInvite, setInvite } from './store.ts'

export const renewInvite = command(
  endpoint,
  async (sql, { params, actor, refuse }, { chance, clock, publish }) => {
    const group = (await lockGroup(sql, params.groupId)) ?? refuse('group-not-found')
    if (!may.manageInvite(await viewerOf(sql, actor, group.id))) refuse('not-allowed')

    await findInvite(sql, group.id, chance.secret())
    const renewedAt = new Date(await clock.now(sql))
    await publish(sql, 'invite-renewed', { groupId: group.id, by: actor.id })
    return presentInvite(await setInvite(sql, group.id, { token: chance.secret(), active: true, renewedAt }))
  },
)
