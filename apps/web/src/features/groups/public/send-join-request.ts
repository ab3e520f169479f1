import type { ReplyOf } from '@turnout/contract/endpoint'
import { getGroup, joinGroup, listGroups, listMyGroups } from '@turnout/contract/groups'
import { call } from '../../../platform/api/call.ts'
import { refresh } from '../../../platform/api/queries.ts'
import { paths } from '../../../platform/paths.ts'
import { toast } from '../../../platform/toast.ts'
import { joining, messages } from '../texts.ts'

export const JOIN_READS = [getGroup, listGroups, listMyGroups]

export function joinedText({ current_user_membership, invite_worked }: ReplyOf<typeof joinGroup>): string {
  if (current_user_membership.is_member) return joining.letIn
  return invite_worked === false ? joining.oldLink : messages.joined
}

/** For a person who pressed Join before signing in. Returns the next page; null if it fails: the join page says why. */
export async function sendJoinRequest(groupId: string, invite: string | undefined): Promise<string | null> {
  try {
    const reply = await call(joinGroup, { params: { groupId }, query: { invite } })
    toast.done(joinedText(reply))
    await refresh(...JOIN_READS)
    return paths.group(groupId, reply.current_user_membership.is_member ? 'mine' : 'all')
  } catch {
    return null
  }
}
