import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useDeactivate } from './profile-actions.ts'
import { deactivatePanel as texts } from './profile-texts.ts'

export function DeactivatePanel() {
  const { leave, isPending } = useDeactivate()
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel title={texts.deactivateAccount} danger>
      <div className="stack gap-14">
        <p>{texts.yourNameEmailPhoneNumber}</p>
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {texts.deactivateAccount}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={texts.deactivateYourAccount}
        confirmText={texts.deactivateAccount}
        cancelText={texts.keepMyAccount}
        busy={isPending}
        busyText={texts.erasing}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          leave()
        }}
      >
        {texts.thisCannotBeUndoneNobody}
      </ConfirmDialog>
    </Panel>
  )
}
