import { ArrivalsScene } from '../../art/arrivals-scene.tsx'
import { Bib } from '../../art/bib.tsx'
import { Cover } from '../../art/cover.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ClockRing } from '../../ui/clock-ring.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Plates } from '../../ui/plates.tsx'
import { Turf } from '../../ui/turf.tsx'
import { WeekStrip } from '../../ui/week-strip.tsx'
import styles from './samples.module.css'

/** Pieces of the product as it looks, to be seen only: the words beside each say what it is. */

const ARRIVED = ['Ada Obi', 'Ben Osei', 'Cleo Marsh', 'Dan Ruiz'].map((name) => ({
  id: name,
  name,
  team: null,
}))

export const SampleGroupCard = () => (
  <div className={styles.card}>
    <div className={styles.cover}>
      <Cover groupName="Canal Side Kickabout" sport="football" width={96} height={144} />
      <p className={styles.board}>
        <b>Tonight</b>
        <span className="board">19:00</span>
      </p>
    </div>
    <div className={styles.words}>
      <b>Canal Side Kickabout</b>
      <WeekStrip small days={['TUESDAY', 'THURSDAY']} />
      <span className={buttonClass({ variant: 'primary', size: 'small' })}>Join</span>
    </div>
  </div>
)

export const SampleArrivals = () => (
  <div className={styles.arrived}>
    <ArrivalsScene people={ARRIVED} light="theme" sport="football" />
    <p className={styles.word}>
      <Icon name="tick" size={18} />
      You are in, 4th to arrive
    </p>
  </div>
)

const TEAMS = [
  { team: 1, people: ['Tom Hale', 'Jun Watanabe', 'Sam Reid'], free: 1 },
  { team: 2, people: ['Ada Obi', 'Dan Ruiz'], free: 2 },
]

export const SampleTeams = () => (
  <div className={styles.teams}>
    {TEAMS.map(({ team, people, free }) => (
      <div key={team} className={styles.team}>
        <Bib team={team} size={44} />
        {people.map((name) => (
          <Avatar key={name} name={name} size={40} />
        ))}
        {Array.from({ length: free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its place
          <span key={index} className={styles.free} />
        ))}
      </div>
    ))}
  </div>
)

export const SampleMatch = () => (
  <Turf lines className={styles.match}>
    <Plates value="1" className={styles.score} />
    <div className={styles.ring}>
      <ClockRing state="running" secondsLeft={302} totalSeconds={420} word="" />
    </div>
    <Plates value="0" className={styles.score} />
  </Turf>
)
