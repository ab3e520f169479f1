import type { Membership } from '@turnout/contract/groups'
import { STRANGER, type Standing, VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Viewer as Person } from './viewer.ts'

/** The five things that the four fields of the wire can mean. */
export function standingFrom({ is_member, is_pending, role, is_creator }: Membership): Standing {
  if (is_pending) return { is: 'pending' }
  if (!is_member) return STRANGER
  return role === 'admin' ? { is: 'admin', creator: is_creator } : { is: 'member' }
}

/** Who looks at a group, as the table of who may (`may`) wants to know it. */
export function viewerFrom(membership: Membership, person: Person): Viewer {
  if (person === null) return VISITOR
  const known = person === 'loading' ? null : person
  return {
    ...VISITOR,
    signedIn: true,
    // until the name has come in nobody is held up: the server decides in any case
    confirmed: known?.email_confirmed ?? true,
    standing: standingFrom(membership),
    platformAdmin: known?.role === 'admin',
  }
}
