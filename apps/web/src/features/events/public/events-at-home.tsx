import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@turnout/contract/endpoint'
import type { EventCard } from '@turnout/contract/event-card'
import { listMyEvents } from '@turnout/contract/events'
import { read } from '../../../platform/api/queries.ts'
import { LoadStatus } from '../../../platform/lazy/load-status.tsx'
import { DAY_MS } from '../../../platform/time/dates.ts'
import { useServerMinute } from '../../../platform/time/use-server-minute.ts'
import { myEvents as texts } from '../texts.ts'
import styles from './event-row.module.css'
import { EventRow, SuggestedEvents } from './event-row.tsx'

type MyEvent = EventCard & { standing: string }

/** The events that a person hosts, drafts too, or goes to; then suggestions. */
export function EventsAtHome() {
  const events = useQuery(read(listMyEvents, {}))
  const now = useServerMinute()
  const mine = events.data ? listMine(events.data, now) : []
  return (
    <>
      {(mine.length > 0 || (events.error && !events.data)) && (
        <section className={styles.suggested}>
          <h2 className={styles.head}>{texts.title}</h2>
          {events.data ? (
            <EventRow events={mine} />
          ) : (
            <LoadStatus inline query={events} failed={texts.failed} skeleton={null} />
          )}
        </section>
      )}
      <SuggestedEvents except={mine.map(({ id }) => id)} />
    </>
  )
}

/** Hosts find the replies of an event that is over only here. */
const OVER_SHOWN_MS = 14 * DAY_MS

/** Coming events, the next one first and drafts without a date last; then those hosted lately. */
function listMine({ hosted, answered }: ReplyOf<typeof listMyEvents>, now: number): MyEvent[] {
  const own = hosted.map((event) => ({ ...event, standing: event.is_over ? texts.over : texts.hosted }))
  const others = answered.flatMap((event) =>
    event.answer === 'not_going' || event.is_over || hosted.some(({ id }) => id === event.id)
      ? []
      : { ...event, standing: texts[event.answer] },
  )
  const toCome = [...own, ...others]
    .filter(({ is_over }) => !is_over)
    .toSorted((a, b) => (a.starts_at ?? Infinity) - (b.starts_at ?? Infinity))
  const over = own.filter(({ is_over, ends_at }) => is_over && (ends_at ?? 0) > now - OVER_SHOWN_MS)
  return [...toCome, ...over]
}
