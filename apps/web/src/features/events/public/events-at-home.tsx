import { useQuery } from '@tanstack/react-query'
import type { EventCard } from '@turnout/contract/event-card'
import { listMyEvents } from '@turnout/contract/events'
import { read } from '../../../platform/api/queries.ts'
import { myEvents as texts } from '../texts.ts'
import styles from './event-row.module.css'
import { SuggestedEvents } from './event-row.tsx'
import { FoundEvent } from './found-event.tsx'

type MyEvent = EventCard & { standing: string }

/** What a person hosts, drafts among it, or goes to; then what they may like. */
export function EventsAtHome() {
  const mine = useMyEvents()
  return (
    <>
      {mine.length > 0 && (
        <section className={styles.suggested}>
          <h2 className={styles.head}>{texts.title}</h2>
          <ul className={styles.row}>
            {mine.map((event) => (
              <li key={event.id}>
                <FoundEvent event={event} position={null} standing={event.standing} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <SuggestedEvents except={mine.map(({ id }) => id)} />
    </>
  )
}

/** Those to come, the next one first; a draft without a date is last. */
function useMyEvents(): MyEvent[] {
  const { data } = useQuery(read(listMyEvents, {}))
  if (!data) return []
  const hosted = data.hosted.map((event) => ({ ...event, standing: texts.hosted }))
  const answered = data.answered.flatMap((event) =>
    event.answer === 'not_going' || hosted.some(({ id }) => id === event.id)
      ? []
      : { ...event, standing: texts[event.answer] },
  )
  return [...hosted, ...answered]
    .filter(({ is_over }) => !is_over)
    .toSorted((a, b) => (a.starts_at ?? Infinity) - (b.starts_at ?? Infinity))
}
