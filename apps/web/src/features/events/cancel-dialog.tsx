import type { Event } from '@turnout/contract/events'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCancelEvent } from './actions.ts'
import { common, cancelling as texts } from './texts.ts'

/** Names the event and how many people get a message, and takes a reason. */
export function CancelDialog({ event, onClose }: { event: Event; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useCancelEvent()
  return (
    <ConfirmDialog
      open
      title={texts.title(event.title)}
      cancelText={texts.keepIt}
      confirmText={common.cancelEvent}
      busy={isPending}
      busyText={texts.cancelling}
      onClose={onClose}
      onConfirm={() => mutate({ params: { eventId: event.id }, body: { reason } }, { done: onClose })}
    >
      <p>{texts.tells(event.going_count, event.waiting_count)}</p>
      <TextField
        label={texts.why}
        optional
        maxLength={200}
        value={reason}
        onChange={(change) => setReason(change.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
