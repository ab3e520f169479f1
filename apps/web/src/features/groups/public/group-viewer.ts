import type { Membership } from '@turnout/contract/membership'
import { STRANGER, type Standing, VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Viewer as SessionViewer } from '../../../platform/session/viewer.ts'

/** The five things that the four fields of the wire can mean. */
export function toStanding({ is_member, is_pending, role, is_creator }: Membership): Standing {
  if (is_pending) return { type: 'pending' }
  if (!is_member) return STRANGER
  return role === 'admin' ? { type: 'admin', creator: is_creator } : { type: 'member' }
}

/** Who looks at a group, as the table of who may (`may`) wants to know it. */
export function toViewer(membership: Membership, person: SessionViewer): Viewer {
  if (person === null) return VISITOR
  const user = person === 'loading' ? null : person
  return {
    ...VISITOR,
    signedIn: true,
    // until the name has come in nobody is held up: the server decides in any case
    confirmed: user?.email_confirmed ?? true,
    standing: toStanding(membership),
    platformAdmin: user?.role === 'admin',
  }
}
