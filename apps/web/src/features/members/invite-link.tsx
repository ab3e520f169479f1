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

type InviteLinkProps = { group: SportGroup; url: string | null; joinsAtOnce: boolean }

export function InviteLink({ group, url, joinsAtOnce }: InviteLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  if (!url) {
    return (
      <Panel title="The link" className={styles.invite}>
        <p className="sub">The link is switched off. People find the group in the list and ask to join.</p>
      </Panel>
    )
  }
  const invitation = { title: group.name, text: `Come and play with ${group.name}.`, url }
  return (
    <Panel title="The link" className={styles.invite}>
      <TextField
        ref={field}
        label="Link to join"
        icon="link"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        hint={
          joinsAtOnce
            ? 'Whoever opens it sees when you play and is in with one press.'
            : 'Whoever opens it sees when you play and can ask to join. An admin says yes.'
        }
      />
      <CopyButton text={url} source={field} variant="primary" size="large">
        Copy link
      </CopyButton>
      <div className={styles.ways}>
        <ShareButton data={invitation} onFailed={() => field.current?.select()} />
        <a className={buttonClass()} href={mailLink(invitation)}>
          <Icon name="mail" />
          E-mail
        </a>
        <a className={buttonClass()} href={whatsAppLink(invitation)} target="_blank" rel="noreferrer">
          <Icon name="chat" />
          WhatsApp
        </a>
      </div>
      <div className={styles.camera}>
        <QrCode text={url} label={`QR code of the link to join ${group.name}`} />
        <p className="sub">Hold it up at the pitch: a phone's camera opens the link.</p>
      </div>
    </Panel>
  )
}
