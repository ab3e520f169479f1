import type { ReactNode } from 'react'
import styles from './landing.module.css'
import { SampleArrivals, SampleGroupCard, SampleMatch, SampleTeams } from './samples.tsx'
import { Section } from './section.tsx'

const STEPS: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'Find your group',
    text: 'Browse by sport, place and day, and ask to join. Or start a group of your own.',
    picture: <SampleGroupCard />,
  },
  {
    title: 'Turn out',
    text: 'Check in with one tap when you reach the pitch. It opens an hour before.',
    picture: <SampleArrivals />,
  },
  {
    title: 'Pick teams',
    text: 'Captains draft in turn, or let Turnout fill the bibs for you.',
    picture: <SampleTeams />,
  },
  {
    title: 'Play',
    text: 'Seven minute matches, two clear goals, winner stays on. The clock looks after itself.',
    picture: <SampleMatch />,
  },
]

export function HowItWorks() {
  return (
    <Section title="How it works">
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
