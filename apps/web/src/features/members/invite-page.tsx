import { useSuspenseQuery } from '@tanstack/react-query'
import type { SportGroup } from '@turnout/contract/groups'
import { getInvite, type Invite } from '@turnout/contract/invites'
import { may, type Viewer } from '@turnout/rules/membership'
import { useRef, useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { type Family, paths } from '../../platform/paths.ts'
import { BackLink } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useGroup } from '../groups/public/use-group.ts'
import { useChangeInvite, useRenewInvite } from './actions.ts'
import { mailLink, whatsAppLink } from './invitation.ts'
import styles from './members.module.css'
import { GroupBoundary } from './public/group-boundary.tsx'
import { common, inviteLink, inviteSettings, messages, invitePage as texts } from './texts.ts'

export type InvitePageProps = { groupId: string; family: Family }

export function InvitePage({ groupId, family }: InvitePageProps) {
  return (
    <GroupBoundary groupId={groupId} failed={messages.editFailed}>
      <InviteContent groupId={groupId} family={family} />
    </GroupBoundary>
  )
}

function InviteContent({ groupId, family }: InvitePageProps) {
  const { group, viewer } = useGroup(groupId)
  return (
    <>
      <BackLink
        to={family === 'mine' ? '/my-sports-groups/$groupId/members' : '/sports/groups/$groupId/members'}
        params={{ groupId: group.id }}
      >
        {common.members}
      </BackLink>
      <div>
        <h1>{texts.invite}</h1>
        <p className="sub">{group.name}</p>
      </div>
      {may.seeInvite(viewer) ? (
        <InviteOptions group={group} viewer={viewer} />
      ) : (
        <MembersOnly group={group} />
      )}
    </>
  )
}

function InviteOptions({ group, viewer }: { group: SportGroup; viewer: Viewer }) {
  const { data: invite } = useSuspenseQuery(read(getInvite, { params: { groupId: group.id } }))
  return (
    <div className={styles.inviting}>
      <InviteLink
        group={group}
        url={invite.token && `${location.origin}${paths.join(group.id, invite.token)}`}
        joinsAtOnce={invite.join_at_once}
      />
      {may.manageInvite(viewer) && <InviteSettings groupId={group.id} invite={invite} />}
    </div>
  )
}

function MembersOnly({ group }: { group: SportGroup }) {
  return (
    <EmptyState picture={<LazyGround sport={group.sports_type} />} title={texts.membersPassLinkOn}>
      {texts.onceYouAreInIt}
    </EmptyState>
  )
}

function InviteSettings({ groupId, invite }: { groupId: string; invite: Invite }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useChangeInvite()
  const renewing = useRenewInvite()
  const params = { groupId }
  const active = invite.token !== null
  const close = () => setAsking(false)
  return (
    <Panel title={inviteSettings.forAdmins} className="stack gap-16">
      <Switch
        label={inviteSettings.linkWorks}
        hint={inviteSettings.switchedOffNote}
        checked={active}
        disabled={isPending}
        onChange={(event) => mutate({ params, body: { is_active: event.target.checked } })}
      />
      <Switch
        label={inviteSettings.peopleWithThisLinkJoin}
        hint={inviteSettings.otherwiseTheyAskAndAdmin}
        checked={invite.join_at_once}
        disabled={isPending || !active}
        onChange={(event) => mutate({ params, body: { join_at_once: event.target.checked } })}
      />
      <Button icon="undo" onClick={() => setAsking(true)}>
        {inviteSettings.renewLink}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={inviteSettings.renewLinkQuestion}
        confirmText={inviteSettings.renew}
        cancelText={common.keepIt}
        busy={renewing.isPending}
        busyText={inviteSettings.renewing}
        onClose={close}
        onConfirm={() => renewing.mutate({ params }, { failed: close, done: close })}
      >
        {inviteSettings.oldLinkStopsWorkingWherever}
      </ConfirmDialog>
    </Panel>
  )
}

type InviteLinkProps = { group: SportGroup; url: string | null; joinsAtOnce: boolean }

function InviteLink({ group, url, joinsAtOnce }: InviteLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  if (!url) {
    return (
      <Panel title={inviteLink.link} className="stack gap-16">
        <p className="sub">{inviteLink.linkIsSwitchedOffPeople}</p>
      </Panel>
    )
  }
  const invitation = { title: group.name, text: inviteLink.comeAndPlayWith(group.name), url }
  return (
    <Panel title={inviteLink.link} className="stack gap-16">
      <TextField
        ref={field}
        label={inviteLink.linkToJoin}
        icon="link"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        hint={joinsAtOnce ? inviteLink.whoeverOpensItSeesWhen : inviteLink.whoeverOpensItSeesWhen2}
      />
      <CopyButton text={url} source={field} variant="primary" size="large">
        {inviteLink.copyLink}
      </CopyButton>
      <div className="flow gap-10">
        <ShareButton data={invitation} onFailed={() => field.current?.select()} />
        <a className={buttonClass()} href={mailLink(invitation)}>
          <Icon name="mail" />
          {inviteLink.email}
        </a>
        <a className={buttonClass()} href={whatsAppLink(invitation)} target="_blank" rel="noreferrer">
          <Icon name="chat" />
          {inviteLink.whatsapp}
        </a>
      </div>
      <div className={styles.camera}>
        <QrCode text={url} label={inviteLink.qrCodeOfLinkTo(group.name)} />
        <p className="sub">{inviteLink.holdItUpAtPitch}</p>
      </div>
    </Panel>
  )
}
