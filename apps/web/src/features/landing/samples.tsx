import { Cover } from '@turnout/art/cover.tsx'
import { ArrivalsScene } from '../../art/arrivals-scene.tsx'
import { Bib } from '../../art/bib.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ClockRing } from '../../ui/clock-ring.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Plates } from '../../ui/plates.tsx'
import { Turf } from '../../ui/turf.tsx'
import { WeekStrip } from '../../ui/week-strip.tsx'
import styles from './samples.module.css'
import { common, samples as texts } from './texts.ts'

/** Pieces of the product as pictures: the text next to each says what it is. */

const ARRIVED = [texts.adaObi, texts.benOsei, texts.cleoMarsh, texts.danRuiz].map((name) => ({
  id: name,
  name,
  team: null,
}))

export const SampleGroupCard = () => (
  <div className={styles.card}>
    <div className={styles.cover}>
      <Cover groupName={texts.canalSideKickabout} sport="football" width={96} height={144} />
      <p className={styles.board}>
        <b>{texts.tonight}</b>
        <span className="board">19:00</span>
      </p>
    </div>
    <div className={styles.words}>
      <b>{texts.canalSideKickabout}</b>
      <WeekStrip small days={['TUESDAY', 'THURSDAY']} />
      <span className={buttonClass({ variant: 'primary', size: 'small' })}>{common.join}</span>
    </div>
  </div>
)

export const SampleArrivals = () => (
  <div className={styles.arrived}>
    <ArrivalsScene people={ARRIVED} light="theme" sport="football" />
    <p className={styles.word}>
      <Icon name="tick" size={18} />
      {texts.youAreIn4thTo}
    </p>
  </div>
)

const TEAMS = [
  { team: 1, people: [texts.tomHale, texts.junWatanabe, texts.samReid], free: 1 },
  { team: 2, people: [texts.adaObi, texts.danRuiz], free: 2 },
]

export const SampleTeams = () => (
  <div className={styles.teams}>
    {TEAMS.map(({ team, people, free }) => (
      <div key={team} className="line gap-10">
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
