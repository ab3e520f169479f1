import { previewInvite as endpoint } from '@turnout/contract/invites'
import { handle } from '../../handle.ts'
import { perTenMinutes, spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { findGroup } from '../groups/public.ts'
import { inviteEffectOf } from './store.ts'

/** Enough for a whole club that opens its link from one address. */
const INVITE_PREVIEWS = perTenMinutes('invite-worth', 200, 'invitations opened on this network')

export const weighInvite = handle(endpoint, async ({ params, query, from, refuse }, { sql, clock }) => {
  await spend(sql, INVITE_PREVIEWS, networkOf(from.address), await clock.now(sql))
  const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
  return { worth: await inviteEffectOf(sql, group.id, query.invite) }
})
