import { previewInvite as promise } from '@turnout/contract/invites'
import type { Deps } from '../../deps.ts'
import { type Limit, spend } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { networkOf } from '../../platform/http/network.ts'
import { findGroup } from '../groups/public.ts'
import { worthOf } from './store.ts'

/** A whole club that opens its link behind one address has room. */
const WEIGHINGS: Limit = {
  name: 'invite-worth',
  most: 200,
  windowMs: 10 * 60_000,
  counted: 'invitations opened on this network',
}

export const weighInvite = handle(
  promise,
  ({ sql, clock }: Deps) =>
    async ({ params, query, from, refuse }) => {
      await spend(sql, WEIGHINGS, networkOf(from.address), await clock.now(sql))
      const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
      return { worth: await worthOf(sql, group.id, query.invite) }
    },
)
