import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { inviteEffectOf } from '../invites/public.ts'
import { requestToJoin } from '../members/public.ts'
import { shareGroup } from './store.ts'

interface JoinRequest {
  groupId: string
  userId: string
  invite: string | undefined
}

/** Null when there is no such group. */
export async function joinWithInvite(deps: Deps, sql: Sql, { groupId, userId, invite }: JoinRequest) {
  const group = await shareGroup(sql, groupId)
  if (!group) return null
  const inviteEffect = await inviteEffectOf(sql, groupId, invite)
  const now = await deps.clock.now(sql)
  return { group, inviteEffect, decision: await requestToJoin(deps, sql, group, userId, now, inviteEffect) }
}
