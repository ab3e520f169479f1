import type { EventCard as Card } from '@turnout/contract/event-card'
import { shortDate } from '@turnout/rules/dates'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import card from '../../ui/link-card.module.css'
import styles from './event-card.module.css'
import { EventImage } from './event-image.tsx'
import { freeText } from './event-words.ts'
import { common, card as texts } from './texts.ts'

export type EventCardProps = {
  event: Pick<
    Card,
    | 'kind'
    | 'title'
    | 'category'
    | 'sports_type'
    | 'date'
    | 'start_time'
    | 'venue_name'
    | 'picture_url'
    | 'picture_small_url'
    | 'drawn_cover'
    | 'places'
    | 'going_count'
    | 'waiting_count'
    | 'price'
    | 'state'
    | 'is_moved'
  >
  /** The name, usually a link, which then covers the whole card. */
  title: ReactNode
  /** The distance from the person: '1.2 km'. */
  away?: string | undefined
  /** The person's part in the event, in place of the number of people. */
  standing?: string | undefined
}

export function EventCard({ event, title, away, standing }: EventCardProps) {
  const { kind, category, date, start_time, venue_name, going_count, price, state, is_moved } = event
  const comers = standing ?? freeText(event) ?? common.in(going_count)
  const place = [venue_name, away].filter(Boolean).join(', ')
  return (
    <article className={classNames(card.card, styles.card)}>
      <div className={styles.cover}>
        <EventImage event={event} smallUrl={event.picture_small_url} width={400} height={210} />
        {(date || start_time) && (
          <p className={styles.board}>
            {date && <b>{shortDate(date)}</b>}
            {start_time && <span className={`board ${styles.time}`}>{start_time}</span>}
          </p>
        )}
        <p className={styles.badges}>
          {kind === 'group_game' && <Badge kind="note">{texts.groupGame}</Badge>}
          {is_moved && state === 'published' && <Badge kind="note">{common.moved}</Badge>}
        </p>
      </div>
      <div className={styles.body}>
        {category && <p className={styles.category}>{category}</p>}
        <h3 className={classNames(card.name, styles.name)}>{title}</h3>
        {place && (
          <p className={card.place}>
            <Icon name="pin" size={17} />
            <span>{place}</span>
          </p>
        )}
        <p className={styles.foot}>
          <b>{state === 'published' ? comers : texts.states[state]}</b>
          <span>{price}</span>
        </p>
      </div>
    </article>
  )
}
