import { Cover } from '../../art/cover.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './landing.module.css'
import { Section } from './section.tsx'
import { featuredEvents as texts } from './texts.ts'

/** Static by the specification, and marked as what they are. */
const EVENTS = [
  {
    day: texts.sat,
    date: '4 Jul',
    name: texts.summerSixes,
    sport: 'football',
    teams: [1, 2],
    light: 'theme',
    text: texts.sixSideAllDayOne,
  },
  {
    day: texts.fri,
    date: '18 Sep',
    name: texts.floodlitCup,
    sport: 'futsal',
    teams: [5, 2, 3],
    light: 'floodlights',
    text: texts.knockoutFootballAfterDarkFirst,
  },
  {
    day: texts.sun,
    date: '16 Aug',
    name: texts.streetBallStreetFood,
    sport: 'basketball',
    teams: [8, 2],
    light: 'theme',
    text: texts.threeOnThreeInMarket,
  },
] as const

export function FeaturedEvents() {
  return (
    <Section
      title={texts.featuredEvents}
      lead={texts.kindOfDay}
      end={<TextField type="search" icon="search" label={texts.searchEvents} className={styles.search} />}
    >
      <ul className={styles.events}>
        {EVENTS.map(({ day, date, name, sport, teams, light, text }) => (
          <li key={name} className={styles.event}>
            <div className={styles.cover}>
              <Cover groupName={name} sport={sport} teams={teams} light={light} width={400} height={240} />
              <p className={styles.date}>
                <span>{day}</span>
                <b className="board">{date}</b>
              </p>
            </div>
            <div className={styles.eventWords}>
              <h3>{name}</h3>
              <p>{text}</p>
              <Badge kind="note">{texts.sampleEvent}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
