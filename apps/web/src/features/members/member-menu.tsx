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
import { handOverQuestion, removeQuestion, stepDownQuestion, memberMenu as texts } from './texts.ts'

export type MemberMenuProps = { groupId: string; member: GroupMember; viewer: Viewer; self: boolean }

const refusalText = (decision: { ok: true } | { ok: false; refusal: ProblemCode }): string | undefined =>
  decision.ok ? undefined : PROBLEMS[decision.refusal].detail

/** What the menu opens: the record of a member, or a question before an action. */
type MemberSheet = 'record' | 'remove' | 'stepDown' | 'handOver'

/** Actions that are not allowed now show with the reason, by the server's own rule. */
export function MemberMenu({ groupId, member, viewer, self }: MemberMenuProps) {
  const [sheet, setSheet] = useState<MemberSheet | null>(null)
  // an answer that comes late closes no sheet that was opened since
  const close = (closing: MemberSheet) => setSheet((now) => (now === closing ? null : now))
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
    onSelect: () => setSheet('stepDown'),
  }
  const handOver = {
    text: texts.handGroupOver,
    icon: 'flag' as const,
    disabledReason: refusalText(rules.handOver(standing)),
    onSelect: () => setSheet('handOver'),
  }
  const remove = {
    text: removeQuestion.confirmText,
    icon: 'cross' as const,
    danger: true,
    // people who see their own menu are admins, and the group's page says why those cannot leave
    disabledReason: refusalText(
      self ? rules.leaveGroup(standing) : rules.removeMember(standing, { self, creator }),
    ),
    onSelect: () => setSheet('remove'),
  }
  const record = { text: texts.record, icon: 'calendar' as const, onSelect: () => setSheet('record') }
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
      <ConfirmAction asked={sheet} member={member} params={params} onClose={close} />
      {sheet === 'record' && (
        <RecordSheet groupId={groupId} member={member} onClose={() => close('record')} />
      )}
    </>
  )
}

const QUESTIONS = { remove: removeQuestion, stepDown: stepDownQuestion, handOver: handOverQuestion }

type ConfirmActionProps = {
  /** The action that is asked about. */
  asked: MemberSheet | null
  member: GroupMember
  params: { groupId: string; memberId: string }
  onClose: (asked: MemberSheet) => void
}

function ConfirmAction({ asked, member, params, onClose }: ConfirmActionProps) {
  const actions = { remove: useRemoveMember(), stepDown: useStepAdminDown(), handOver: useHandOver() }
  return (['remove', 'stepDown', 'handOver'] as const).map((action) => {
    const close = () => onClose(action)
    return (
      <ConfirmDialog
        key={action}
        {...QUESTIONS[action]}
        open={asked === action}
        title={QUESTIONS[action].title(memberName(member))}
        busy={actions[action].isPending}
        onClose={close}
        onConfirm={() => actions[action].mutate({ params }, { failed: close, done: close })}
      />
    )
  })
}
