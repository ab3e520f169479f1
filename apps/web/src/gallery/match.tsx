import { useState } from 'react'
import { Bib } from '../art/bib.tsx'
import { Button } from '../ui/button.tsx'
import { ClockRing } from '../ui/clock-ring.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Plates } from '../ui/plates.tsx'
import { ScorePlate } from '../ui/score-plate.tsx'
import { Turf } from '../ui/turf.tsx'
import { Block, Row } from './block.tsx'
import styles from './gallery.module.css'

export function GalleryMatch() {
  const [score, setScore] = useState(9)
  return (
    <Block title="Clock and score">
      <Turf>
        <div className={styles.clocks}>
          <ClockRing state="ready" secondsLeft={420} totalSeconds={420} />
          <ClockRing state="running" secondsLeft={252} totalSeconds={420} />
          <ClockRing state="paused" secondsLeft={185} totalSeconds={420} />
          <ClockRing state="running" secondsLeft={48} totalSeconds={420} />
          <ClockRing state="over" secondsLeft={0} totalSeconds={420} />
          <ClockRing state="running" secondsLeft={754} totalSeconds={900} />
        </div>
      </Turf>
      <Turf lines label="Scoreboard">
        <div className={styles.scores}>
          <ScorePlate
            bib={<Bib team={2} size={48} />}
            name="Blue"
            note="Team 2"
            score={score}
            controls={
              <>
                <Button variant="primary" size="large" icon="add" onClick={() => setScore(score + 1)}>
                  Goal
                </Button>
                <IconButton
                  icon="minus"
                  label="Take a goal from Blue"
                  variant="onTurf"
                  shape="minus"
                  onClick={() => setScore(score - 1)}
                />
              </>
            }
          />
          <ScorePlate bib={<Bib team={1} size={48} />} name="The Orange Originals" score={12} />
        </div>
      </Turf>
      <Row>
        <Plates className={styles.big} value="14" />
        <Plates className={styles.big} value="19:00" />
        <Plates className={styles.big} value="···" label="No figures yet" />
        <Plates className={styles.big} value="0:48" state="red" isBlinking />
      </Row>
    </Block>
  )
}
