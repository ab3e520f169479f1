import { approveMembers as endpoint } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { authorizeGroup, shareGroup } from '../groups/public.ts'
import { standingOfRow } from './membership.ts'
import { changeMember, lockMember } from './store.ts'

/** Approves only the people in the request: a person who asks later stays pending. */
export const approveMembers = command(endpoint, async (sql, request, { clock, publish }) => {
  const { body, actor } = request
  const { group } = await authorizeGroup(sql, request, rules.may.admitMembers, shareGroup)
  const { id: groupId } = group
  const joinedAt = new Date(await clock.now(sql))
  const reply = []
  // in one order, so that two organisers who approve at once cause no deadlock
  for (const member_id of [...new Set(body.member_ids)].sort()) {
    const row = await lockMember(sql, groupId, member_id)
    const decision = rules.approveMember(standingOfRow(row))
    if (row && decision.ok) {
      await changeMember(sql, row.id, { state: 'member', joinedAt, rejectedAt: null })
      const change = {
        groupId,
        groupName: group.name,
        userId: row.userId,
        by: actor.id,
        at: joinedAt.getTime(),
      }
      await publish(sql, 'request-approved', change)
    }
    reply.push({ member_id, outcome: decision.ok ? ('approved' as const) : decision.refusal })
  }
  return reply
})
