import { weighInvite as promise } from '@turnout/contract/invites'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { findGroup } from '../groups/public.ts'
import { worthOf } from './store.ts'

export const weighInvite = handle(promise, ({ sql }: Deps) => async ({ params, query, refuse }) => {
  const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
  return { worth: await worthOf(sql, group.id, query.invite) }
})
