import { listMyGroups as endpoint, type SportGroup } from '@turnout/contract/groups'
import { handle } from '../../handle.ts'
import { viewerIdOf } from '../members/public.ts'
import { presentGroup } from './present.ts'
import { findGroupViewsOf } from './store.ts'

const nextOf = ({ next_game }: SportGroup) => next_game?.starts_at ?? Number.POSITIVE_INFINITY

export const listMyGroups = handle(endpoint, async ({ actor }, { sql, clock }) => {
  const viewerId = viewerIdOf(actor)
  if (!viewerId) return []
  const now = actor?.at ?? (await clock.now(sql))
  const views = await findGroupViewsOf(sql, { userId: viewerId, now })
  return views
    .map((view) => presentGroup(view, viewerId, now))
    .sort((a, b) => nextOf(a) - nextOf(b) || (a.id < b.id ? -1 : 1))
})
