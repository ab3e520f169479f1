import { leaveGroup as endpoint } from '@turnout/contract/groups'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { endMembership, wireMembership } from '../members/public.ts'
import { shareGroup } from './store.ts'

export const leaveGroup = handle(endpoint, (deps: Deps) => async (context) => {
  const { actor, params } = context
  return context.transact(async (sql) => {
    const group = (await shareGroup(sql, params.groupId)) ?? context.refuse('group-not-found')
    const decision = await endMembership(sql, group.id, actor.id)
    if (!decision.ok) return context.refuse(decision.refusal)

    context.afterCommit(() => deps.live.recheck({ groupId: group.id, userId: actor.id }))
    return { message: 'Left group successfully!', current_user_membership: wireMembership(decision.value) }
  })
})
