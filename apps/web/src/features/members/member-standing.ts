import type { GroupMember } from '@turnout/contract/members'
import { fullName } from '@turnout/rules/full-name'
import type { Standing } from '@turnout/rules/membership'

/** The standing of a listed member. */
export function standingOf({ is_approved, role, is_creator }: GroupMember): Standing {
  if (!is_approved) return { type: 'pending' }
  return role === 'admin' ? { type: 'admin', creator: is_creator } : { type: 'member' }
}

export const memberName = ({ user }: GroupMember): string => fullName(user.first_name, user.last_name)
