import { PitchPanel } from '../../art/pitch-panel.tsx'
import { Plates } from '../../ui/plates.tsx'
import styles from './loading-board.module.css'
import { messages } from './texts.ts'
import { loadingBoard as texts } from './watching-texts.ts'

/** Blank plates while the numbers load. */
export function LoadingBoard() {
  return (
    <section className={styles.loading} data-on="turf" aria-busy="true">
      <PitchPanel inPlay={false} />
      <div className={styles.blank}>
        <span className={styles.blankClock}>
          <Plates value="  :  " label={texts.noTimeYet} className={styles.blankPlates} />
        </span>
        <p role="status">{messages.loading}</p>
      </div>
    </section>
  )
}
