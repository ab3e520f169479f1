import { getGroup as endpoint } from '@turnout/contract/groups'
import { handle } from '../../handle.ts'
import { viewerIdOf } from '../members/public.ts'
import { presentGroup } from './present.ts'
import { findGroupView } from './store.ts'

export const getGroup = handle(endpoint, async ({ params, actor, refuse }, { sql, clock }) => {
  const viewerId = viewerIdOf(actor)
  const now = actor?.at ?? (await clock.now(sql))
  const view = await findGroupView(sql, params.groupId, { userId: viewerId, now })
  return presentGroup(view ?? refuse('group-not-found'), viewerId, now)
})
