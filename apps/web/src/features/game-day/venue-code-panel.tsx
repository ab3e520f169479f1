import { useState } from 'react'
import { errorText } from '../../platform/api/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Plates } from '../../ui/plates.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './game-day.module.css'
import { useVenueCode } from './use-venue-code.ts'

/** For whoever stands at the pitch and is not found there: digits to type, or a picture for the camera. */
export function VenueCodePanel({ groupId, groupName }: { groupId: string; groupName: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <Panel title="Venue code" aside="Admins">
      <p className="sub">For whoever is here and whose phone does not know it. They scan it or type it.</p>
      <div className={styles.actions}>
        <Button wide onClick={() => setShown(true)}>
          Show the venue code
        </Button>
      </div>
      {isShown && (
        <Sheet open onClose={() => setShown(false)} title={`Check in at ${groupName}`}>
          <VenueCodeDisplay groupId={groupId} />
        </Sheet>
      )}
    </Panel>
  )
}

function VenueCodeDisplay({ groupId }: { groupId: string }) {
  const { shown, error } = useVenueCode(groupId)
  if (!shown || shown.isExpired) {
    return (
      <p className={error ? styles.refusal : undefined} role="status">
        {error ? errorText(error, 'The venue code could not be fetched') : 'One moment'}
      </p>
    )
  }
  const { code, secondsLeft } = shown
  const spoken = [...code.code].join(' ')
  return (
    <div className={styles.shownCode}>
      <div className={styles.codePlates}>
        <span>
          <Plates value={code.code.slice(0, 3)} label={`Venue code ${spoken}`} />
        </span>
        <span aria-hidden="true">
          <Plates value={code.code.slice(3)} />
        </span>
      </div>
      <p className={styles.codeLeft}>
        {secondsLeft > 0 ? `The next one comes in ${secondsLeft} s` : 'The next one is on its way'}
      </p>
      <QrCode
        text={`${location.origin}${code.path}`}
        label="QR code that opens this game day with the code"
      />
      <p className="sub">Typed late, it still counts for a minute.</p>
    </div>
  )
}
