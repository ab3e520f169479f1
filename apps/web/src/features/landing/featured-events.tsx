import { Cover } from '@turnout/art/cover.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEvents } from '../events/public/use-events.ts'
import styles from './landing.module.css'
import { Section } from './section.tsx'
import { featuredEvents as texts } from './texts.ts'

/** Samples, marked as such. */
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

/** The most frequent searches, as links. */
const SHORTCUTS = [
  { text: texts.today, search: { when: 'today' } },
  { text: texts.thisWeekend, search: { when: 'weekend' } },
  { text: texts.withPlacesLeft, search: { places: 'true' } },
] as const

const EventRow = lazyPart(async () => (await import('../events/public/event-row.tsx')).EventRow)

/** The next events; samples where there are none. */
export function FeaturedEvents() {
  const { data } = useEvents({ page: 1, page_size: EVENTS.length })
  const hasEvents = data !== undefined && data.total > 0
  return (
    <Section
      title={texts.featuredEvents}
      lead={hasEvents ? texts.nextOnes : texts.kindOfDay}
      end={
        <form action="/events" className={styles.search}>
          <TextField
            type="search"
            name="search"
            icon="search"
            maxLength={100}
            enterKeyHint="search"
            label={texts.searchEvents}
          />
        </form>
      }
    >
      {hasEvents ? (
        <div className={styles.found}>
          <ul className={styles.shortcuts}>
            {SHORTCUTS.map(({ text, search }) => (
              <li key={text}>
                <ButtonLink to="/events" search={search} size="small">
                  {text}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <EventRow events={data.rows} fallback={<Samples />} />
        </div>
      ) : (
        <Samples />
      )}
    </Section>
  )
}

const Samples = () => (
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
)
