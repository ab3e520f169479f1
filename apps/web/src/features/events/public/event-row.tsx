import type { EventCard } from '@turnout/contract/event-card'
import type { Position } from '@turnout/rules/geofence'
import type { Interest } from '@turnout/rules/words'
import { type ReactNode, useState } from 'react'
import { Link } from '../../../platform/router/link.tsx'
import { useMe } from '../../../platform/session/viewer.ts'
import { lastPosition } from '../../groups/public/last-position.ts'
import { nearOf } from '../../search/public/near-of.ts'
import { suggested as texts } from '../texts.ts'
import styles from './event-row.module.css'
import { FoundEvent, type FoundEventProps } from './found-event.tsx'
import { useEvents } from './use-events.ts'

type EventRowProps = {
  events: readonly (EventCard & Pick<FoundEventProps, 'standing'>)[]
  position?: Position | null
  /** Shown until the code of the cards has loaded. */
  fallback?: ReactNode
}

/** One row that scrolls sideways on phones, columns on wide screens. */
export function EventRow({ events, position = null }: EventRowProps) {
  return (
    <ul className={styles.row}>
      {events.map((event) => (
        <li key={event.id}>
          <FoundEvent event={event} position={position} standing={event.standing} />
        </li>
      ))}
    </ul>
  )
}

const MOST_SHOWN = 4
/** More than are shown: the page may list some of them already. */
const PAGE = { page: 1, page_size: 12 }
const NEARBY_KM = 50

type SuggestedEventsProps = {
  /** Ids of events that the page lists already. */
  except?: readonly string[]
}

export function SuggestedEvents({ except = [] }: SuggestedEventsProps) {
  const me = useMe()
  return me && <SuggestionsFor interests={me.interests} except={except} />
}

type SuggestionsForProps = { interests: readonly Interest[]; except: readonly string[] }

/** The next events of these interests near the shared position, or else any; nothing when there are none. */
function SuggestionsFor({ interests, except }: SuggestionsForProps) {
  const [position] = useState(lastPosition)
  const isNew = ({ id }: EventCard) => !except.includes(id)
  const category = interests.join(',') || undefined
  const near = nearOf(position, NEARBY_KM)
  const liked = useEvents({ ...PAGE, category, ...near }).data?.rows.filter(isNew)
  const isAny = (!category && !near) || liked?.length === 0
  const any = useEvents(PAGE, { enabled: isAny }).data?.rows.filter(isNew)
  const events = (isAny ? any : liked)?.slice(0, MOST_SHOWN)
  if (!events || events.length === 0) return null
  return (
    <section className={styles.suggested}>
      <div className={styles.head}>
        <h2>{isAny ? texts.comingUp : texts.forYou}</h2>
        <Link to="/events" className={styles.all}>
          {texts.all}
        </Link>
      </div>
      <EventRow events={events} position={position} />
    </section>
  )
}
