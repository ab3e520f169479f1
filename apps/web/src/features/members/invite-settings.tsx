import type { Invite } from '@turnout/contract/invites'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useChangeInvite, useRenewInvite } from './actions.ts'
import { common, inviteSettings as texts } from './texts.ts'

export function InviteSettings({ groupId, invite }: { groupId: string; invite: Invite }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useChangeInvite()
  const renewing = useRenewInvite()
  const params = { groupId }
  const active = invite.token !== null
  const close = () => setAsking(false)
  return (
    <Panel title={texts.forAdmins} className="stack gap-16">
      <Switch
        label={texts.linkWorks}
        hint={texts.switchedOffNote}
        checked={active}
        disabled={isPending}
        onChange={(event) => mutate({ params, body: { is_active: event.target.checked } })}
      />
      <Switch
        label={texts.peopleWithThisLinkJoin}
        hint={texts.otherwiseTheyAskAndAdmin}
        checked={invite.join_at_once}
        disabled={isPending || !active}
        onChange={(event) => mutate({ params, body: { join_at_once: event.target.checked } })}
      />
      <Button icon="undo" onClick={() => setAsking(true)}>
        {texts.renewLink}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.renewLinkQuestion}
        confirmText={texts.renew}
        cancelText={common.keepIt}
        busy={renewing.isPending}
        busyText={texts.renewing}
        onClose={close}
        onConfirm={() => renewing.mutate({ params }, { failed: close, done: close })}
      >
        {texts.oldLinkStopsWorkingWherever}
      </ConfirmDialog>
    </Panel>
  )
}
