import type { EnquiryThread } from '@turnout/contract/enquiries'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useShareEmail } from './actions.ts'
import { addresses as texts } from './texts.ts'

type ShareAddressDialogProps = { enquiry: EnquiryThread; name: string; onClose: () => void }

/** Asks for confirmation, because it cannot be undone. */
export function ShareAddressDialog({ enquiry, name, onClose }: ShareAddressDialogProps) {
  const { mutate, isPending } = useShareEmail()
  const actions = (
    <>
      <Button data-first-focus onClick={onClose}>
        {texts.keepHidden}
      </Button>
      <Button
        variant="primary"
        busy={isPending}
        busyText={texts.sharing}
        onClick={() => mutate({ params: { enquiryId: enquiry.id } }, { done: onClose })}
      >
        {texts.share}
      </Button>
    </>
  )
  return (
    <Dialog kind="alert" open onClose={onClose} title={texts.shareWith(name)} actions={actions}>
      <p>{texts.staysShared}</p>
    </Dialog>
  )
}
