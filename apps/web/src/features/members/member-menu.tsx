import type { GroupMember } from '@turnout/contract/members'
import { PROBLEMS, type ProblemCode } from '@turnout/contract/problem'
import * as rules from '@turnout/rules/membership'
import { may, type Viewer } from '@turnout/rules/membership'
import { useState } from 'react'
import { LazyMenu } from '../../platform/lazy-menu.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useHandOver, useMakeAdmin, useRemoveMember, useStepAdminDown } from './actions.ts'
import { fullName, standingOf } from './standing.ts'

export type MemberMenuProps = { groupId: string; member: GroupMember; viewer: Viewer; self: boolean }

const reason = (decision: { ok: true } | { ok: false; refusal: ProblemCode }): string | undefined =>
  decision.ok ? undefined : PROBLEMS[decision.refusal].detail

/** What can be done to others and is worth a second thought. */
type Doing = 'remove' | 'stepDown' | 'handOver'

/** What cannot be done is there too and says why: by the rule that the server decides by. */
export function MemberMenu({ groupId, member, viewer, self }: MemberMenuProps) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const promotion = useMakeAdmin()
  const params = { groupId, memberId: member.id }
  const standing = standingOf(member)
  const creator = viewer.standing.is === 'admin' && viewer.standing.creator
  // only for whom it concerns: on every row it would read as an offer
  const otherAdmin = standing.is === 'admin' && !self

  const promote = {
    text: 'Make admin',
    icon: 'whistle' as const,
    disabledReason: reason(rules.makeAdmin(standing, { self })),
    onSelect: () => promotion.mutate({ params }),
  }
  const stepDown = {
    text: 'Step down to member',
    icon: 'undo' as const,
    disabledReason: reason(rules.stepAdminDown(standing)),
    onSelect: () => setDoing('stepDown'),
  }
  const handOver = {
    text: 'Hand the group over',
    icon: 'flag' as const,
    disabledReason: reason(rules.handOver(standing)),
    onSelect: () => setDoing('handOver'),
  }
  const remove = {
    text: 'Remove Member',
    icon: 'cross' as const,
    danger: true,
    disabledReason: reason(rules.removeMember(standing, { self, creator })),
    onSelect: () => setDoing('remove'),
  }
  const items = [
    promote,
    ...(otherAdmin && may.handOver(viewer) ? [handOver] : []),
    ...(otherAdmin && may.stepAdminDown(viewer) ? [stepDown] : []),
    remove,
  ]
  return (
    <>
      <LazyMenu label={`More for ${fullName(member)}`} items={items} />
      <Confirm doing={doing} member={member} params={params} onClose={() => setDoing(null)} />
    </>
  )
}

type ConfirmProps = {
  doing: Doing | null
  member: GroupMember
  params: { groupId: string; memberId: string }
  onClose: () => void
}

function Confirm({ doing, member, params, onClose }: ConfirmProps) {
  const name = fullName(member)
  const removal = useRemoveMember()
  const steppingDown = useStepAdminDown()
  const handingOver = useHandOver()
  const outcome = { failed: onClose, done: onClose }
  return (
    <>
      <ConfirmDialog
        open={doing === 'remove'}
        title={`Remove ${name}?`}
        confirm="Remove Member"
        keep="Keep them"
        busy={removal.isPending}
        doing="Removing"
        onClose={onClose}
        onConfirm={() => removal.mutate({ params }, outcome)}
      >
        They no longer see the members and game days of this group. They can ask to join again.
      </ConfirmDialog>
      <ConfirmDialog
        open={doing === 'stepDown'}
        title={`Step ${name} down?`}
        confirm="Step down"
        keep="Leave it so"
        busy={steppingDown.isPending}
        doing="Stepping down"
        onClose={onClose}
        onConfirm={() => steppingDown.mutate({ params }, outcome)}
      >
        They stay in the group as a member. They no longer let people in or run its game days.
      </ConfirmDialog>
      <ConfirmDialog
        open={doing === 'handOver'}
        title={`Hand the group to ${name}?`}
        confirm="Hand over"
        keep="Keep it"
        busy={handingOver.isPending}
        doing="Handing over"
        onClose={onClose}
        onConfirm={() => handingOver.mutate({ params }, outcome)}
      >
        From then on they decide who its admins are. You stay an admin, and only they can give the group back.
      </ConfirmDialog>
    </>
  )
}
