import type { ReactNode } from 'react'
import { ArrivalsScene } from '../../art/arrivals-scene.tsx'
import { Bib } from '../../art/bib.tsx'
import { Cover } from '../../art/cover.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Plates } from '../../ui/plates.tsx'
import styles from './landing.module.css'
import { Section } from './section.tsx'

const ARRIVED = ['Ada Obi', 'Ben Osei', 'Cleo Marsh', 'Dan Ruiz'].map((name) => ({
  id: name,
  name,
  team: null,
}))
const TEAMS = [
  { team: 1, people: ['Ada Obi', 'Dan Ruiz'] },
  { team: 2, people: ['Ben Osei', 'Cleo Marsh'] },
]

const STEPS: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'Find your group',
    text: 'Browse by sport, place and day, and ask to join. Or start a group of your own.',
    picture: <Cover groupName="Canal Side Kickabout" sport="football" width={300} height={150} />,
  },
  {
    title: 'Turn out',
    text: 'Check in with one tap when you reach the pitch. It opens an hour before.',
    picture: <ArrivalsScene people={ARRIVED} light="evening" sport="football" />,
  },
  {
    title: 'Pick teams',
    text: 'Captains draft in turn, or let Turnout fill the bibs for you.',
    picture: (
      <div className={styles.teams}>
        {TEAMS.map(({ team, people }) => (
          <div key={team} className={styles.team}>
            <Bib team={team} size={44} />
            {people.map((name) => (
              <Avatar key={name} name={name} size={40} />
            ))}
          </div>
        ))}
      </div>
    ),
  },
  {
    title: 'Play',
    text: 'Seven minute matches, two clear goals, winner stays on. The clock looks after itself.',
    picture: (
      <div className={styles.board}>
        <Plates value="1" /> <Plates value="5:02" className={styles.clock} /> <Plates value="0" />
      </div>
    ),
  },
]

export function HowItWorks() {
  return (
    <Section title="How it works">
      <ol className={styles.steps}>
        {STEPS.map(({ title, text, picture }, place) => (
          <li key={title}>
            <h3 className={styles.step}>
              <span className={styles.number}>{place + 1}</span>
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
