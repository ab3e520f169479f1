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

const CONFIRMATIONS = {
  close: {
    title: 'Close this evening to spectators?',
    text: 'Whoever watches by the link sees no more of it. Members go on watching.',
    confirm: 'Close',
    busyText: 'Closing',
  },
  renew: {
    title: 'Renew the link?',
    text: 'Whoever watches by the old link, the big board too, needs the new one.',
    confirm: 'Renew',
    busyText: 'Renewing',
  },
} as const

export function SpectatorLink({ gameId, groupName, token }: SpectatorLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const [confirming, setConfirming] = useState<keyof typeof CONFIRMATIONS | null>(null)
  const closeLink = useChangeSpectatorLink()
  const renewLink = useRenewSpectatorLink()
  const params = { gameId }
  const url = `${location.origin}${paths.watch(token)}`
  const done = () => setConfirming(null)
  const confirm = () =>
    confirming === 'close'
      ? closeLink.mutate({ params, body: { open: false } }, { done, failed: done })
      : renewLink.mutate({ params }, { done, failed: done })
  const question = CONFIRMATIONS[confirming ?? 'close']

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
          data={{ title: groupName, text: `Watch ${groupName} live.`, url }}
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
        <Button icon="undo" onClick={() => setConfirming('renew')}>
          Renew the link
        </Button>
        <Button icon="eye-off" onClick={() => setConfirming('close')}>
          Close to spectators
        </Button>
      </div>
      <ConfirmDialog
        open={confirming !== null}
        title={question.title}
        confirmText={question.confirm}
        cancelText="Keep it"
        busy={closeLink.isPending || renewLink.isPending}
        busyText={question.busyText}
        onClose={done}
        onConfirm={confirm}
      >
        {question.text}
      </ConfirmDialog>
    </>
  )
}
