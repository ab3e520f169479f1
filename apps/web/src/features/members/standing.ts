import type { Membership } from '@turnout/contract/groups'
import type { GroupMember } from '@turnout/contract/members'
import { STRANGER, type Standing, VISITOR, type Viewer } from '@turnout/rules/membership'

/** The five things that the four fields of the wire can mean. */
function standingFrom({ is_member, is_pending, role, is_creator }: Membership): Standing {
  if (is_pending) return { is: 'pending' }
  if (!is_member) return STRANGER
  return role === 'admin' ? { is: 'admin', creator: is_creator } : { is: 'member' }
}

/** Who looks, as far as the members' pages ask: these let nobody in who has no session. */
export const viewerFrom = (membership: Membership): Viewer => ({
  ...VISITOR,
  signedIn: true,
  confirmed: true,
  standing: standingFrom(membership),
})

/** What somebody on the list is to the group. */
export function standingOf({ is_approved, role, is_creator }: GroupMember): Standing {
  if (!is_approved) return { is: 'pending' }
  return role === 'admin' ? { is: 'admin', creator: is_creator } : { is: 'member' }
}

export const fullName = ({ user }: GroupMember): string => `${user.first_name} ${user.last_name}`
