import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useDeactivate } from './profile-actions.ts'
import styles from './profile-page.module.css'

export function DeactivatePanel() {
  const { leave, isPending } = useDeactivate()
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel title="Deactivate account" danger>
      <div className={styles.stack}>
        <p>
          Your name, e-mail, phone number, photo and date of birth are erased, and you leave every group. What
          you played stays in the results, under 'Former player'.
        </p>
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Deactivate account
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Deactivate your account?"
        confirmText="Deactivate account"
        cancelText="Keep my account"
        busy={isPending}
        busyText="Erasing"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          leave()
        }}
      >
        This cannot be undone: nobody can bring your account back, not even whoever runs this server.
      </ConfirmDialog>
    </Panel>
  )
}
