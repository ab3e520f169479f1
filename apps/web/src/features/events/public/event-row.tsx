import { useQuery } from '@tanstack/react-query'
import type { EventCard } from '@turnout/contract/event-card'
import { listEvents } from '@turnout/contract/event-search'
import type { Interest } from '@turnout/rules/words'
import type { ReactNode } from 'react'
import { readPage } from '../../../platform/api/queries.ts'
import { Link } from '../../../platform/router/link.tsx'
import { useViewer } from '../../../platform/session/viewer.ts'
import { suggested as texts } from '../texts.ts'
import styles from './event-row.module.css'
import { FoundEvent } from './found-event.tsx'

type EventRowProps = {
  events: readonly EventCard[]
  /** Until the code of the cards is here. */
  fallback?: ReactNode
}

/** One row to push along on a phone, columns on wide screens. */
export function EventRow({ events }: EventRowProps) {
  return (
    <ul className={styles.row}>
      {events.map((event) => (
        <li key={event.id}>
          <FoundEvent event={event} position={null} />
        </li>
      ))}
    </ul>
  )
}

const PAGE = { page: 1, page_size: 4 }

export function SuggestedEvents() {
  const viewer = useViewer()
  return viewer && viewer !== 'loading' && <SuggestionsFor interests={viewer.interests} />
}

/** The next events of these interests, or else any; nothing where there is none. */
function SuggestionsFor({ interests }: { interests: readonly Interest[] }) {
  const category = interests.join(',') || undefined
  const liked = useQuery(readPage(listEvents, { query: { ...PAGE, category } }))
  const isAny = category === undefined || liked.data?.total === 0
  const any = useQuery({ ...readPage(listEvents, { query: PAGE }), enabled: isAny })
  const events = (isAny ? any : liked).data?.rows
  if (!events || events.length === 0) return null
  return (
    <section className={styles.suggested}>
      <div className={styles.head}>
        <h2>{isAny ? texts.comingUp : texts.forYou}</h2>
        <Link to="/events" className={styles.all}>
          {texts.all}
        </Link>
      </div>
      <EventRow events={events} />
    </section>
  )
}
