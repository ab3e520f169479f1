import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icons.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { searchArea, nearMe as texts } from '../texts.ts'
import { ANY_DISTANCE, DISTANCES_KM } from './distances.ts'
import styles from './near-me.module.css'
import type { NearMe, SearchArea } from './use-near-me.ts'

/** Asks for the person's position; then the list has a distance to choose. */
export function NearMeFields({ near, className }: { near: NearMe; className?: string | undefined }) {
  const { isActive, isAsking, toggle, km, choose } = near
  return (
    <div className={classNames(styles.fields, className)}>
      <Button
        className={styles.near}
        icon={isActive ? 'tick' : 'locate'}
        busy={isAsking}
        aria-pressed={isActive}
        onClick={toggle}
      >
        {texts.nearMe}
      </Button>
      {isActive && (
        <SelectField
          label={<span className="visually-hidden">{searchArea.distance}</span>}
          className={styles.distance}
          value={km ?? ANY_DISTANCE}
          onChange={({ target }) => choose(target.value)}
          options={[
            ...DISTANCES_KM.map((each) => [each, searchArea.withinChoice(each)] as const),
            [ANY_DISTANCE, searchArea.anyDistance],
          ]}
        />
      )}
    </div>
  )
}

/** Why the list is not sorted by distance; nothing while it is. */
export function NearMeNote({ near: { refusal } }: { near: NearMe }) {
  return (
    <div role="status">
      {refusal && (
        <div className={styles.note}>
          <Icon name="pin" />
          <p>
            <b>{texts.unknown}</b>
            {refusal}
          </p>
        </div>
      )}
    </div>
  )
}

/** 'within 25 km' */
export const withinText = ({ km }: SearchArea): string => searchArea.within(km)

export const WidenButton = ({ area }: { area: SearchArea }) => (
  <Button onClick={area.widen}>{searchArea.anyDistance}</Button>
)
