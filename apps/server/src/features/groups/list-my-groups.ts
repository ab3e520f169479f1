import { listMyGroups as promise, type SportGroup } from '@turnout/contract/groups'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { viewerIdOf } from '../members/public.ts'
import { presentGroup } from './present.ts'
import { seeGroupsOf } from './store.ts'

const nextOf = ({ next_game }: SportGroup) => next_game?.starts_at ?? Number.POSITIVE_INFINITY

export const listMyGroups = handle(promise, ({ sql, clock }: Deps) => async ({ actor }) => {
  const viewerId = viewerIdOf(actor)
  if (!viewerId) return []
  const now = await clock.now(sql)
  const seen = await seeGroupsOf(sql, viewerId, now)
  return seen
    .map((one) => presentGroup(one, viewerId, now))
    .sort((a, b) => nextOf(a) - nextOf(b) || (a.id < b.id ? -1 : 1))
})
