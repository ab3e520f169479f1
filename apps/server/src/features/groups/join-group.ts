import { joinGroup as endpoint } from '@turnout/contract/groups'
import { handle } from '../../handle.ts'
import { daily } from '../../platform/http/budget.ts'
import { wireMembership } from '../members/public.ts'
import { joinWithInvite } from './join-with-invite.ts'
import { texts } from './texts.ts'

const JOIN_REQUESTS = daily('join-requests', 50, 'requests to join today')

export const joinGroup = handle(endpoint, async (context, deps) => {
  const { actor, params, query } = context
  await context.spend(JOIN_REQUESTS, actor.id, actor.at)

  return context.transact(async (sql) => {
    const request = { groupId: params.groupId, userId: actor.id, invite: query.invite }
    const { group, inviteEffect, decision } =
      (await joinWithInvite(deps, sql, request)) ?? context.refuse('group-not-found')
    if (!decision.ok) return context.refuse(decision.refusal)
    const isIn = decision.value.type === 'member'
    return {
      message: isIn ? texts.joined(group.name) : texts.requested,
      current_user_membership: wireMembership(decision.value),
      invite_worked: query.invite === undefined ? null : inviteEffect !== 'none',
    }
  })
})
