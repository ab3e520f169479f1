import { joinGroup as promise } from '@turnout/contract/groups'
import type { Deps } from '../../deps.ts'
import { type Limit, spend } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { worthOf } from '../invites/public.ts'
import { askToJoin, wireMembership } from '../members/public.ts'
import { shareGroup } from './store.ts'

const REQUESTS: Limit = {
  name: 'join-requests',
  most: 50,
  windowMs: 24 * 60 * 60 * 1000,
  counted: 'requests to join today',
}

export const joinGroup = handle(promise, (deps: Deps) => async (call) => {
  const { actor, params, query } = call
  await spend(deps.sql, REQUESTS, actor.id, actor.at)

  return call.transact(async (sql) => {
    const group = (await shareGroup(sql, params.groupId)) ?? call.refuse('group-not-found')
    const worth = await worthOf(sql, group.id, query.invite)
    const asked = await askToJoin(sql, group, actor.id, await deps.clock.now(sql), worth)
    if (!asked.ok) return call.refuse(asked.refusal)
    const isIn = asked.value.type === 'member'
    if (isIn) call.afterCommit(() => deps.live.recheck({ groupId: group.id, userId: actor.id }))
    return {
      message: isIn ? `You are in: ${group.name}` : 'Join request submitted successfully!',
      current_user_membership: wireMembership(asked.value),
      invite_worked: query.invite === undefined ? null : worth !== 'none',
    }
  })
})
