import { useRef } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './share-dialog.module.css'
import { sharing as texts } from './texts.ts'

type ShareDialogProps = { title: string; url: string; onClose: () => void }

/** The link of an event as text and as a QR code. */
export function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog open title={texts.title(title)} onClose={onClose}>
      <div className={styles.parts}>
        <QrCode text={url} label={texts.qrLabel(title)} />
        <TextField
          ref={field}
          label={texts.link}
          icon="link"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={url} source={field} variant="primary" size="large" wide />
      </div>
    </Dialog>
  )
}
