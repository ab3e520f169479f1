import type { Event } from '@turnout/contract/events'
import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icons.tsx'
import styles from './event-page.module.css'
import { dateAndTime } from './event-words.ts'
import { common, eventPage as texts } from './texts.ts'

/** Why no one can answer: cancelled, over, or not published yet. */
export function EventState({ event }: { event: Event }) {
  if (event.state === 'cancelled') return <CancelledNote event={event} />
  if (event.state === 'draft')
    return (
      <EventNote icon="edit" title={texts.draft}>
        {texts.draftNote}
      </EventNote>
    )
  return (
    event.is_over && (
      <EventNote icon="flag" title={common.over}>
        {texts.overNote}
      </EventNote>
    )
  )
}

function CancelledNote({ event: { reason, host, cancelled_at, time_zone } }: { event: Event }) {
  const by =
    cancelled_at === null ? host.name : texts.cancelledBy(host.name, dateAndTime(cancelled_at, time_zone))
  return (
    <EventNote icon="cross" title={common.cancelled} className={styles.cancelled} role="status">
      {reason && <span>{reason}</span>}
      <span className="sub">{by}</span>
    </EventNote>
  )
}

type EventNoteProps = ComponentProps<'div'> & { icon: IconName; title: string }

/** One sentence about the whole event, under its title. */
export const EventNote = ({ icon, title, className, children, ...box }: EventNoteProps) => (
  <div {...box} className={classNames(styles.note, className)}>
    <Icon name={icon} />
    <p>
      <b>{title}</b>
      {children}
    </p>
  </div>
)
