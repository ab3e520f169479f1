import { useSuspenseQuery } from '@tanstack/react-query'
import { getGroup } from '@turnout/contract/groups'
import { useRef } from 'react'
import { type Family, paths } from '../../platform/paths.ts'
import { read } from '../../platform/queries.ts'
import { groups as texts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GroupBoundary } from './group-boundary.tsx'
import { mailLink, whatsAppLink } from './invitation.ts'
import styles from './members.module.css'
import { BackToMembers } from './way-back.tsx'

export type InvitePageProps = { groupId: string; family: Family }

export function InvitePage({ groupId, family }: InvitePageProps) {
  return (
    <GroupBoundary groupId={groupId} failed={texts.editFailed}>
      <Invite groupId={groupId} family={family} />
    </GroupBoundary>
  )
}

function Invite({ groupId, family }: InvitePageProps) {
  const { data: group } = useSuspenseQuery(read(getGroup, { params: { groupId } }))
  const field = useRef<HTMLInputElement>(null)
  const url = `${location.origin}${paths.join(groupId)}`
  const invitation = { title: group.name, text: `Come and play with ${group.name}.`, url }
  const canShare = typeof navigator.share === 'function'

  const share = async () => {
    try {
      await navigator.share(invitation)
    } catch (error) {
      // somebody who closes the list of apps has changed their mind, nothing more
      if (!(error instanceof DOMException && error.name === 'AbortError')) field.current?.select()
    }
  }
  return (
    <>
      <BackToMembers groupId={groupId} family={family} />
      <div className={styles.head}>
        <div>
          <h1>Invite</h1>
          <p className="sub">{group.name}</p>
        </div>
      </div>
      <Panel title="The link" className={styles.invite}>
        <TextField
          ref={field}
          label="Link to join"
          icon="link"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          hint="Whoever opens it sees when you play and can ask to join. An admin says yes."
        />
        <CopyButton text={url} source={field} look="primary" size="large">
          Copy link
        </CopyButton>
        <div className={styles.ways}>
          {canShare && (
            <Button icon="share" onClick={() => void share()}>
              Share
            </Button>
          )}
          <a className={buttonClass()} href={mailLink(invitation)}>
            <Icon name="mail" />
            E-mail
          </a>
          <a className={buttonClass()} href={whatsAppLink(invitation)} target="_blank" rel="noreferrer">
            <Icon name="chat" />
            WhatsApp
          </a>
        </div>
      </Panel>
    </>
  )
}
