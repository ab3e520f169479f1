import { type Event, getEvent } from '@turnout/contract/events'
import { refresh } from '../../platform/api/queries.ts'
import { clearDraft } from '../../platform/forms/form-draft.ts'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeleteDraft } from './actions.ts'
import { editDraft } from './event-draft.ts'
import { toEventValues } from './event-values.ts'
import { deleting as texts } from './texts.ts'

/** Also deletes what was typed into the form of the draft on this device. */
export function DeleteDraftDialog({ event, onClose }: { event: Event; onClose: () => void }) {
  const { mutate, isPending } = useDeleteDraft()
  const navigate = useNavigate()
  const done = () => {
    clearDraft(editDraft(event.id, toEventValues(event)))
    void navigate({ to: '/home', replace: true }).then(() => refresh(getEvent))
  }
  return (
    <ConfirmDialog
      open
      title={texts.title(event.title)}
      confirmText={texts.deleteDraft}
      busy={isPending}
      busyText={texts.deleting}
      onClose={onClose}
      onConfirm={() => mutate({ params: { eventId: event.id } }, { done, failed: onClose })}
    >
      {texts.sure}
    </ConfirmDialog>
  )
}
