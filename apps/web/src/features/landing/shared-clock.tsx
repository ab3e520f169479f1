import { Bib } from '../../art/bib.tsx'
import { ClockRing } from '../../ui/clock-ring.tsx'
import { ScorePlate } from '../../ui/score-plate.tsx'
import { Turf } from '../../ui/turf.tsx'
import styles from './landing.module.css'
import { Section } from './section.tsx'
import { sharedClock as texts } from './texts.ts'

const BOARD = (
  <div aria-hidden="true">
    <Turf className={styles.match}>
      <ScorePlate bib={<Bib team={2} ground="turf" size={40} />} name="Blue" score={2} />
      <div className={styles.ring}>
        <ClockRing state="running" secondsLeft={48} totalSeconds={420} />
      </div>
      <ScorePlate bib={<Bib team={1} ground="turf" size={40} />} name="Orange" score={1} />
    </Turf>
  </div>
)

export function SharedClock() {
  return (
    <Section
      tone="night"
      title={texts.oneClockForWholePitch}
      lead={texts.organiserScoresEverybodySeesIt}
      aside={BOARD}
    />
  )
}
