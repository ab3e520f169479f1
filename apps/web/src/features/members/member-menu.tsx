import type { GroupMember } from '@turnout/contract/members'
import { PROBLEMS, type ProblemCode } from '@turnout/contract/problem'
import * as rules from '@turnout/rules/membership'
import { may, type Viewer } from '@turnout/rules/membership'
import { useState } from 'react'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import {
  useChangeMemberAttendance,
  useHandOver,
  useMakeAdmin,
  useRemoveMember,
  useStepAdminDown,
} from './actions.ts'
import { memberName, standingOf } from './member-standing.ts'
import { RecordSheet } from './record-sheet.tsx'
import { common, memberMenu as texts } from './texts.ts'

export type MemberMenuProps = { groupId: string; member: GroupMember; viewer: Viewer; self: boolean }

const refusalText = (decision: { ok: true } | { ok: false; refusal: ProblemCode }): string | undefined =>
  decision.ok ? undefined : PROBLEMS[decision.refusal].detail

/** Actions on others that ask for confirmation. */
type PendingAction = 'remove' | 'stepDown' | 'handOver'

/** Actions that are not allowed now show with the reason, by the server's own rule. */
export function MemberMenu({ groupId, member, viewer, self }: MemberMenuProps) {
  const [action, setAction] = useState<PendingAction | null>(null)
  const [isRecordOpen, setRecordOpen] = useState(false)
  const promotion = useMakeAdmin()
  const attendance = useChangeMemberAttendance()
  const params = { groupId, memberId: member.id }
  const standing = standingOf(member)
  const creator = viewer.standing.type === 'admin' && viewer.standing.creator
  // only for the person concerned: on every row it would look like an offer
  const otherAdmin = standing.type === 'admin' && !self

  const promote = {
    text: texts.makeAdmin,
    icon: 'whistle' as const,
    disabledReason: refusalText(rules.makeAdmin(standing, { self })),
    onSelect: () => promotion.mutate({ params }),
  }
  const changeSpare = {
    text: member.is_spare ? texts.makeRegular : texts.makeSpare,
    icon: 'people' as const,
    onSelect: () => attendance.mutate({ params, body: { is_spare: !member.is_spare } }),
  }
  const stepDown = {
    text: texts.stepDownToMember,
    icon: 'undo' as const,
    disabledReason: refusalText(rules.stepAdminDown(standing)),
    onSelect: () => setAction('stepDown'),
  }
  const handOver = {
    text: texts.handGroupOver,
    icon: 'flag' as const,
    disabledReason: refusalText(rules.handOver(standing)),
    onSelect: () => setAction('handOver'),
  }
  const remove = {
    text: texts.removeMember,
    icon: 'cross' as const,
    danger: true,
    // people who see their own menu are admins, and the group's page says why those cannot leave
    disabledReason: refusalText(
      self ? rules.leaveGroup(standing) : rules.removeMember(standing, { self, creator }),
    ),
    onSelect: () => setAction('remove'),
  }
  const record = { text: texts.record, icon: 'calendar' as const, onSelect: () => setRecordOpen(true) }
  const items = [
    ...(may.seeEveryonesAttendance(viewer) ? [record] : []),
    promote,
    ...(may.manageScheduledGames(viewer) ? [changeSpare] : []),
    ...(otherAdmin && may.handOver(viewer) ? [handOver] : []),
    ...(otherAdmin && may.stepAdminDown(viewer) ? [stepDown] : []),
    remove,
  ]
  return (
    <>
      <LazyMenu label={texts.moreFor(memberName(member))} items={items} />
      <ConfirmAction action={action} member={member} params={params} onClose={() => setAction(null)} />
      {isRecordOpen && <RecordSheet groupId={groupId} member={member} onClose={() => setRecordOpen(false)} />}
    </>
  )
}

type ConfirmActionProps = {
  action: PendingAction | null
  member: GroupMember
  params: { groupId: string; memberId: string }
  onClose: () => void
}

function ConfirmAction({ action, member, params, onClose }: ConfirmActionProps) {
  const name = memberName(member)
  const removal = useRemoveMember()
  const steppingDown = useStepAdminDown()
  const handingOver = useHandOver()
  const outcome = { failed: onClose, done: onClose }
  return (
    <>
      <ConfirmDialog
        open={action === 'remove'}
        title={texts.remove(name)}
        confirmText={texts.removeMember}
        cancelText={texts.keepThem}
        busy={removal.isPending}
        busyText={texts.removing}
        onClose={onClose}
        onConfirm={() => removal.mutate({ params }, outcome)}
      >
        {texts.theyNoLongerSeeMembers}
      </ConfirmDialog>
      <ConfirmDialog
        open={action === 'stepDown'}
        title={texts.stepDown(name)}
        confirmText={texts.stepDown2}
        cancelText={texts.leaveItSo}
        busy={steppingDown.isPending}
        busyText={texts.steppingDown}
        onClose={onClose}
        onConfirm={() => steppingDown.mutate({ params }, outcome)}
      >
        {texts.theyStayInGroupAs}
      </ConfirmDialog>
      <ConfirmDialog
        open={action === 'handOver'}
        title={texts.handGroupTo(name)}
        confirmText={texts.handOver}
        cancelText={common.keepIt}
        busy={handingOver.isPending}
        busyText={texts.handingOver}
        onClose={onClose}
        onConfirm={() => handingOver.mutate({ params }, outcome)}
      >
        {texts.fromThenOnTheyDecide}
      </ConfirmDialog>
    </>
  )
}
