import type { ReactNode } from 'react'
import styles from './how-it-works.module.css'
import { SampleArrivals, SampleGroupCard, SampleMatch, SampleTeams } from './samples.tsx'
import { Section } from './section.tsx'
import { howItWorks as texts } from './texts.ts'

const STEPS: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: texts.findYourGroup,
    text: texts.browseBySportPlaceAnd,
    picture: <SampleGroupCard />,
  },
  {
    title: texts.turnOut,
    text: texts.checkInWithOneTap,
    picture: <SampleArrivals />,
  },
  {
    title: texts.pickTeams,
    text: texts.captainsDraftInTurnOr,
    picture: <SampleTeams />,
  },
  {
    title: texts.play,
    text: texts.sevenMinuteMatchesTwoClear,
    picture: <SampleMatch />,
  },
]

export function HowItWorks() {
  return (
    <Section title={texts.howItWorks}>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.stepTitle}>
              <span className={styles.number}>{index + 1}</span>
              {title}
            </h3>
            <div className={styles.picture} aria-hidden="true">
              {picture}
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
