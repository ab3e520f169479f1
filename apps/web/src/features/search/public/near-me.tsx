import { positionText } from '../../../platform/device/geolocation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { searchArea, nearMe as texts } from '../texts.ts'
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

/** How far around the person a list looks, and how it looks everywhere. */
export type SearchArea = { km: number; widen: () => void }

/** 'within 25 km' */
export const withinText = ({ km }: SearchArea): string => searchArea.within(km)

export const WidenButton = ({ area }: { area: SearchArea }) => (
  <Button onClick={area.widen}>{searchArea.anyDistance}</Button>
)
