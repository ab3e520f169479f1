import type { SportGroup } from '@turnout/contract/groups'
import { useRef } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { mailLink, whatsAppLink } from './invitation.ts'
import styles from './members.module.css'
import { inviteLink as texts } from './texts.ts'

type InviteLinkProps = { group: SportGroup; url: string | null; joinsAtOnce: boolean }

export function InviteLink({ group, url, joinsAtOnce }: InviteLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  if (!url) {
    return (
      <Panel title={texts.link} className="stack gap-16">
        <p className="sub">{texts.linkIsSwitchedOffPeople}</p>
      </Panel>
    )
  }
  const invitation = { title: group.name, text: texts.comeAndPlayWith(group.name), url }
  return (
    <Panel title={texts.link} className="stack gap-16">
      <TextField
        ref={field}
        label={texts.linkToJoin}
        icon="link"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        hint={joinsAtOnce ? texts.whoeverOpensItSeesWhen : texts.whoeverOpensItSeesWhen2}
      />
      <CopyButton text={url} source={field} variant="primary" size="large">
        {texts.copyLink}
      </CopyButton>
      <div className="flow gap-10">
        <ShareButton data={invitation} onFailed={() => field.current?.select()} />
        <a className={buttonClass()} href={mailLink(invitation)}>
          <Icon name="mail" />
          {texts.email}
        </a>
        <a className={buttonClass()} href={whatsAppLink(invitation)} target="_blank" rel="noreferrer">
          <Icon name="chat" />
          {texts.whatsapp}
        </a>
      </div>
      <div className={styles.camera}>
        <QrCode text={url} label={texts.qrCodeOfLinkTo(group.name)} />
        <p className="sub">{texts.holdItUpAtPitch}</p>
      </div>
    </Panel>
  )
}
