import { useState } from 'react'
import { errorText } from '../../../platform/api/problem-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Plates } from '../../../ui/plates.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { venueCodePanel as texts } from '../arrival-texts.ts'
import styles from '../game-day.module.css'
import { common } from '../texts.ts'
import { type CodeOf, useVenueCode } from '../use-venue-code.ts'

/** For people at the pitch whose position does not work: digits to type, or a QR code for the camera. */
export function VenueCodePanel({ of, aside }: { of: CodeOf; aside?: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <Panel title={common.venueCode} aside={aside}>
      <p className="sub">{texts.forWhoeverIsHereAnd}</p>
      <div className={styles.actions}>
        <Button wide onClick={() => setShown(true)}>
          {texts.showVenueCode}
        </Button>
      </div>
      {isShown && (
        <Sheet open onClose={() => setShown(false)} title={texts.checkInAt(of.name)}>
          <VenueCodeDisplay of={of} />
        </Sheet>
      )}
    </Panel>
  )
}

function VenueCodeDisplay({ of }: { of: CodeOf }) {
  const { shown, error } = useVenueCode(of)
  if (!shown || shown.isExpired) {
    return (
      <p className={error ? styles.refusal : undefined} role="status">
        {error ? errorText(error, texts.venueCodeCouldNotBe) : texts.oneMoment}
      </p>
    )
  }
  const { code, secondsLeft } = shown
  const spoken = [...code.code].join(' ')
  return (
    <div className={styles.shownCode}>
      <div className={styles.codePlates}>
        <span>
          <Plates value={code.code.slice(0, 3)} label={texts.venueCode(spoken)} />
        </span>
        <span aria-hidden="true">
          <Plates value={code.code.slice(3)} />
        </span>
      </div>
      <p className={styles.codeLeft}>
        {secondsLeft > 0 ? texts.nextOneComesInS(secondsLeft) : texts.nextOneIsOnIts}
      </p>
      <QrCode text={`${location.origin}${code.path}`} label={texts.qrCodeThatOpensThis} />
      <p className="sub">{texts.typedLateItStillCounts}</p>
    </div>
  )
}
