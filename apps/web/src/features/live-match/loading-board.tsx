import { PitchPanel } from '../../art/pitch-panel.tsx'
import { match as texts } from '../../platform/texts.ts'
import { Plates } from '../../ui/plates.tsx'
import styles from './loading-board.module.css'

/** Blank plates hang already; the numbers are on their way. */
export function LoadingBoard() {
  return (
    <section className={styles.loading} data-on="turf" aria-busy="true">
      <PitchPanel inPlay={false} />
      <div className={styles.blank}>
        <span className={styles.blankClock}>
          <Plates value="  :  " label="No time yet" className={styles.blankPlates} />
        </span>
        <p role="status">{texts.loading}</p>
      </div>
    </section>
  )
}
