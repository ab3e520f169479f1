import { leaveGroup as promise } from '@turnout/contract/groups'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { giveUpSeat, wireMembership } from '../members/public.ts'
import { shareGroup } from './store.ts'

export const leaveGroup = handle(promise, (deps: Deps) => async (call) => {
  const { actor, params } = call
  return call.transact(async (sql) => {
    const group = (await shareGroup(sql, params.groupId)) ?? call.refuse('group-not-found')
    const left = await giveUpSeat(sql, group.id, actor.id)
    if (!left.ok) return call.refuse(left.refusal)

    call.afterCommit(() => deps.live.recheck({ groupId: group.id, userId: actor.id }))
    return { message: 'Left group successfully!', current_user_membership: wireMembership(left.value) }
  })
})
