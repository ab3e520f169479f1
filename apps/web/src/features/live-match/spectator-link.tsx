import { useRef, useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeSpectatorLink, useRenewSpectatorLink } from './actions.ts'
import styles from './spectators.module.css'

export type SpectatorLinkProps = { gameId: string; groupName: string; token: string }

const ASKED = {
  close: {
    title: 'Close this evening to spectators?',
    says: 'Whoever watches by the link sees no more of it. Members go on watching.',
    confirm: 'Close',
    doing: 'Closing',
  },
  renew: {
    title: 'Renew the link?',
    says: 'Whoever watches by the old link, the big board too, needs the new one.',
    confirm: 'Renew',
    doing: 'Renewing',
  },
} as const

export function SpectatorLink({ gameId, groupName, token }: SpectatorLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState<keyof typeof ASKED | null>(null)
  const closing = useChangeSpectatorLink()
  const renewing = useRenewSpectatorLink()
  const params = { gameId }
  const url = `${location.origin}${paths.watch(token)}`
  const done = () => setAsking(null)
  const confirm = () =>
    asking === 'close'
      ? closing.mutate({ params, body: { open: false } }, { done, failed: done })
      : renewing.mutate({ params }, { done, failed: done })
  const question = ASKED[asking ?? 'close']

  return (
    <>
      <TextField
        ref={field}
        label="Link to watch"
        icon="link"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        <CopyButton text={url} source={field}>
          Copy link
        </CopyButton>
        <ShareButton
          shares={{ title: groupName, text: `Watch ${groupName} live.`, url }}
          onFailed={() => field.current?.select()}
        />
        <a className={buttonClass()} href={paths.board(token)} target="_blank" rel="noreferrer">
          <Icon name="full-screen" />
          Big board
        </a>
      </div>
      <div className={styles.camera}>
        <QrCode text={url} label={`QR code of the link to watch ${groupName}`} />
        <p className="sub">Hold it up: a phone's camera opens the link. The big board is for a TV.</p>
      </div>
      <div className={styles.ways}>
        <Button icon="undo" onClick={() => setAsking('renew')}>
          Renew the link
        </Button>
        <Button icon="eye-off" onClick={() => setAsking('close')}>
          Close to spectators
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={question.title}
        confirm={question.confirm}
        keep="Keep it"
        busy={closing.isPending || renewing.isPending}
        doing={question.doing}
        onClose={done}
        onConfirm={confirm}
      >
        {question.says}
      </ConfirmDialog>
    </>
  )
}
