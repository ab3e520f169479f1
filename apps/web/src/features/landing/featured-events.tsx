import { Cover } from '../../art/cover.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './landing.module.css'
import { Section } from './section.tsx'

/** Static by the specification, and marked as what they are. */
const EVENTS = [
  {
    day: 'Sat',
    date: '4 Jul',
    name: 'Summer Sixes',
    sport: 'football',
    teams: [1, 2],
    light: 'theme',
    text: 'Six a side, all day, one trophy and a lot of sandwiches.',
  },
  {
    day: 'Fri',
    date: '18 Sep',
    name: 'The Floodlit Cup',
    sport: 'futsal',
    teams: [5, 2, 3],
    light: 'floodlights',
    text: 'Knockout football after dark. First goal wins.',
  },
  {
    day: 'Sun',
    date: '16 Aug',
    name: 'Street Ball, Street Food',
    sport: 'basketball',
    teams: [8, 2],
    light: 'theme',
    text: 'Three on three in the market square, stalls all round.',
  },
] as const

export function FeaturedEvents() {
  return (
    <Section
      title="Featured events"
      lead="Events are coming soon. This is the kind of day we have in mind."
      end={<TextField type="search" icon="search" label="Search Events" className={styles.search} />}
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
              <Badge kind="note">Sample event</Badge>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
