import type { SportGroup } from '@turnout/contract/groups'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useLeaveGroup } from './actions.ts'

type LeaveDialogProps = {
  group: Pick<SportGroup, 'id' | 'name'>
  open: boolean
  onClose: () => void
  onLeft?: () => void
}

export function LeaveDialog({ group, open, onClose, onLeft }: LeaveDialogProps) {
  const { mutate, isPending } = useLeaveGroup()
  const done = () => {
    onClose()
    onLeft?.()
  }
  return (
    <ConfirmDialog
      open={open}
      title={`Leave ${group.name}?`}
      confirmText="Leave Group"
      cancelText="Stay"
      busy={isPending}
      busyText="Leaving"
      onClose={onClose}
      onConfirm={() => mutate({ params: { groupId: group.id } }, { failed: onClose, done })}
    >
      You no longer see its members and game days. To come back you ask to join again.
    </ConfirmDialog>
  )
}
