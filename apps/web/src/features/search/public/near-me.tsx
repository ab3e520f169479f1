import { positionText } from '../../../platform/device/geolocation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { nearMe as texts } from '../texts.ts'
import styles from './near-me.module.css'
import type { NearMe } from './use-near-me.ts'

type NearMeProps = { near: NearMe; className?: string | undefined }

export function NearMeButton({ near: { isActive, isAsking, toggle }, className }: NearMeProps) {
  return (
    <Button
      className={className}
      icon={isActive ? 'tick' : 'locate'}
      busy={isAsking}
      aria-pressed={isActive}
      onClick={toggle}
    >
      {texts.nearMe}
    </Button>
  )
}

/** Why the list is not by distance; nothing while all is well. */
export function NearMeNote({ near: { refusal } }: NearMeProps) {
  return (
    <div role="status">
      {refusal && (
        <div className={styles.note}>
          <Icon name="pin" />
          <p>
            <b>{texts.unknown}</b>
            {refusal === 'denied' ? texts.allowOrSearch : positionText(refusal)}
          </p>
        </div>
      )}
    </div>
  )
}
