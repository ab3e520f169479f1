import type { Invite } from '@turnout/contract/invites'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useChangeInvite, useRenewInvite } from './actions.ts'
import styles from './members.module.css'

export function InviteSettings({ groupId, invite }: { groupId: string; invite: Invite }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useChangeInvite()
  const renewing = useRenewInvite()
  const params = { groupId }
  const active = invite.token !== null
  const close = () => setAsking(false)
  return (
    <Panel title="For admins" className={styles.invite}>
      <Switch
        label="The link works"
        hint="Switched off, it is worth nothing until you switch it on again."
        checked={active}
        disabled={isPending}
        onChange={(event) => mutate({ params, body: { is_active: event.target.checked } })}
      />
      <Switch
        label="People with this link join at once"
        hint="Otherwise they ask, and an admin says yes."
        checked={invite.join_at_once}
        disabled={isPending || !active}
        onChange={(event) => mutate({ params, body: { join_at_once: event.target.checked } })}
      />
      <Button icon="undo" onClick={() => setAsking(true)}>
        Renew the link
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Renew the link?"
        confirmText="Renew"
        cancelText="Keep it"
        busy={renewing.isPending}
        busyText="Renewing"
        onClose={close}
        onConfirm={() => renewing.mutate({ params }, { failed: close, done: close })}
      >
        The old link stops working wherever it was sent. Whoever is in stays in.
      </ConfirmDialog>
    </Panel>
  )
}
