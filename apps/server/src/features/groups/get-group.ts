import { getGroup as promise } from '@turnout/contract/groups'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { viewerIdOf } from '../members/public.ts'
import { presentGroup } from './present.ts'
import { seeGroup } from './store.ts'

export const getGroup = handle(promise, ({ sql, clock }: Deps) => async ({ params, actor, refuse }) => {
  const viewerId = viewerIdOf(actor)
  const now = await clock.now(sql)
  const seen = await seeGroup(sql, params.groupId, viewerId, now)
  return presentGroup(seen ?? refuse('group-not-found'), viewerId, now)
})
