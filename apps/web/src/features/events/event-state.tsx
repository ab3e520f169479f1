import type { Event } from '@turnout/contract/events'
import { Icon } from '../../ui/icons.tsx'
import styles from './event-page.module.css'
import { dateAndTime } from './event-words.ts'
import { common, eventPage as texts } from './texts.ts'

/** Why no one can answer: cancelled, over, or not published yet. */
export function EventState({ event }: { event: Event }) {
  if (event.state === 'cancelled') return <CancelledNote event={event} />
  if (event.state === 'draft')
    return (
      <div className={styles.note}>
        <Icon name="edit" />
        <p>
          <b>{texts.draft}</b>
          {texts.draftNote}
        </p>
      </div>
    )
  if (!event.is_over) return null
  return (
    <div className={styles.note}>
      <Icon name="flag" />
      <p>
        <b>{common.over}</b>
        {texts.overNote}
      </p>
    </div>
  )
}

function CancelledNote({ event: { reason, host, cancelled_at, time_zone } }: { event: Event }) {
  const by =
    cancelled_at === null ? host.name : texts.cancelledBy(host.name, dateAndTime(cancelled_at, time_zone))
  return (
    <div className={`${styles.note} ${styles.cancelled}`} role="status">
      <Icon name="cross" />
      <p>
        <b>{common.cancelled}</b>
        {reason && <span>{reason}</span>}
        <span className="sub">{by}</span>
      </p>
    </div>
  )
}
