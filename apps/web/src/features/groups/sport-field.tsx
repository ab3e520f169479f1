import { SportTile } from '../../art/sport-tile.tsx'
import type { GroupControlProps } from './group-controls.tsx'
import styles from './group-form.module.css'
import { sportName } from './sport-name.ts'

/** The sport is chosen on a page of its own. */
export function SportField({ form, sportAside }: GroupControlProps) {
  const sport = form.values.sports_type
  return (
    <div className={styles.sport}>
      <span>
        <span className={styles.ground} aria-hidden="true">
          <SportTile sport={sport} width={88} height={60} />
        </span>
        {sportName(sport)}
      </span>
      {sportAside}
    </div>
  )
}
