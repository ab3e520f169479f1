import type { SportGroup } from '@turnout/contract/groups'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useLeaveGroup } from './actions.ts'
import { common, leaveDialog as texts } from './texts.ts'

type LeaveDialogProps = {
  group: Pick<SportGroup, 'id' | 'name'>
  open: boolean
  onClose: () => void
  /** Set if leaving leads to another page. */
  onLeft?: (() => void) | undefined
}

export function LeaveDialog({ group, open, onClose, onLeft }: LeaveDialogProps) {
  const { mutate, isPending } = useLeaveGroup(onLeft !== undefined)
  const done = () => {
    onClose()
    onLeft?.()
  }
  return (
    <ConfirmDialog
      open={open}
      title={texts.leave(group.name)}
      confirmText={common.leaveGroup}
      cancelText={texts.stay}
      busy={isPending}
      busyText={texts.leaving}
      onClose={onClose}
      onConfirm={() => mutate({ params: { groupId: group.id } }, { failed: onClose, done })}
    >
      {texts.youNoLongerSeeIts}
    </ConfirmDialog>
  )
}
