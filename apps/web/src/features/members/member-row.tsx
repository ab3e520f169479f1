import type { GroupMember } from '@turnout/contract/members'
import { PROBLEMS, type ProblemCode } from '@turnout/contract/problem'
import * as rules from '@turnout/rules/membership'
import { may, type Viewer } from '@turnout/rules/membership'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LazyMenu } from '../../ui/lazy-menu.tsx'
import { PlayerRow } from '../../ui/player-row.tsx'
import { useMakeAdmin, useRemoveMember } from './actions.ts'
import { Contacts } from './contacts.tsx'
import { since } from './since.ts'
import { fullName, standingOf } from './standing.ts'

type MemberRowProps = { groupId: string; member: GroupMember; viewer: Viewer; self: boolean }

export function MemberRow({ groupId, member, viewer, self }: MemberRowProps) {
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

const reason = (decision: { ok: true } | { ok: false; refusal: ProblemCode }): string | undefined =>
  decision.ok ? undefined : PROBLEMS[decision.refusal].detail

/** What cannot be done is there too and says why: by the rule that the server decides by. */
function MemberMenu({ groupId, member, viewer, self }: MemberRowProps) {
  const [removing, setRemoving] = useState(false)
  const promotion = useMakeAdmin()
  const removal = useRemoveMember()
  const params = { groupId, memberId: member.id }
  const name = fullName(member)
  const standing = standingOf(member)
  const creator = viewer.standing.is === 'admin' && viewer.standing.creator
  const close = () => setRemoving(false)

  return (
    <>
      <LazyMenu
        label={`More for ${name}`}
        items={[
          {
            text: 'Make admin',
            icon: 'whistle',
            disabledReason: reason(rules.makeAdmin(standing, { self })),
            onSelect: () => promotion.mutate({ params }),
          },
          {
            text: 'Remove Member',
            icon: 'cross',
            danger: true,
            disabledReason: reason(rules.removeMember(standing, { self, creator })),
            onSelect: () => setRemoving(true),
          },
        ]}
      />
      <ConfirmDialog
        open={removing}
        title={`Remove ${name}?`}
        confirm="Remove Member"
        keep="Keep them"
        busy={removal.isPending}
        doing="Removing"
        onClose={close}
        onConfirm={() => removal.mutate({ params }, { failed: close, done: close })}
      >
        They no longer see the members and game days of this group. They can ask to join again.
      </ConfirmDialog>
    </>
  )
}
