import type { Membership } from '@turnout/contract/membership'
import { STRANGER, type Standing, VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Viewer as SessionViewer } from '../../../platform/session/viewer.ts'

/** The standing that the four fields of the wire describe. */
export function toStanding({ is_member, is_pending, role, is_creator }: Membership): Standing {
  if (is_pending) return { type: 'pending' }
  if (!is_member) return STRANGER
  return role === 'admin' ? { type: 'admin', creator: is_creator } : { type: 'member' }
}

/** The viewer of a group, as `may` needs it. */
export function toViewer(membership: Membership, person: SessionViewer): Viewer {
  if (person === null) return VISITOR
  const user = person === 'loading' ? null : person
  return {
    ...VISITOR,
    signedIn: true,
    // no one is blocked until the account is loaded: the server decides in any case
    confirmed: user?.email_confirmed ?? true,
    standing: toStanding(membership),
    platformAdmin: user?.role === 'admin',
  }
}
