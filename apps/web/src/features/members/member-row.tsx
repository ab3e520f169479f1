import { may } from '@turnout/rules/membership'
import { Badge } from '../../ui/badge.tsx'
import { PlayerRow } from '../../ui/player-row.tsx'
import { Contacts } from './contacts.tsx'
import { MemberMenu, type MemberMenuProps } from './member-menu.tsx'
import { since } from './since.ts'
import { fullName } from './standing.ts'

export function MemberRow({ groupId, member, viewer, self }: MemberMenuProps) {
  return (
    <PlayerRow
      name={fullName(member)}
      you={self}
      image={member.user.profile_image_url}
      detail={
        <>
          {member.role === 'admin' && <Badge kind="captain">{member.is_creator ? 'Creator' : 'Admin'}</Badge>}
          <span>Since {since(member.joined_at)}</span>
          <Contacts user={member.user} />
        </>
      }
      end={may.removeMembers(viewer) && <MemberMenu {...{ groupId, member, viewer, self }} />}
    />
  )
}
