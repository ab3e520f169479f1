import type { SportGroup } from '@turnout/contract/groups'
import { pluralize } from '@turnout/rules/words'
import type { ReactNode } from 'react'
import { hoursOf } from '../../platform/time/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import card from '../../ui/link-card.module.css'
import { timed } from '../../ui/timed.ts'
import { WeekStrip } from '../../ui/week-strip.tsx'
import styles from './group-card.module.css'
import { distanceText } from './public/distance-text.ts'
import { GroupCover } from './public/group-cover.tsx'
import { nextVenueName } from './public/next-venue-name.ts'
import { sportName } from './sport-name.ts'

type CardGroup = Pick<
  SportGroup,
  | 'name'
  | 'description'
  | 'sports_type'
  | 'venue_name'
  | 'member_count'
  | 'playing_days'
  | 'game_start_time'
  | 'game_end_time'
  | 'next_game'
  | 'venue_image_small_url'
>

export type GroupCardProps = {
  group: CardGroup
  /** The date above the time on the cover: 'Tonight', 'Wed 10 Jun'. */
  dateLabel: string
  /** The name; a link in it covers the whole card. */
  title: ReactNode
  /** Shown in place of the description. */
  notice?: ReactNode
  /** Badge or button at the foot, above the link. */
  action?: ReactNode
  /** Metres from the person to the group's own venue. */
  distanceM?: number | undefined
  /** Cover on top, as in the form's preview. */
  stacked?: boolean
}

export function GroupCard({
  group,
  dateLabel,
  title,
  notice,
  action,
  distanceM,
  stacked = false,
}: GroupCardProps) {
  const days = group.playing_days.map(({ day }) => day)
  const [start] = hoursOf(group)
  const venue = nextVenueName(group)
  const hasDistance = distanceM !== undefined && !group.next_game?.other_venue_name
  const place = hasDistance ? `${venue}, ${distanceText(distanceM)}` : venue
  return (
    <article className={classNames(card.card, stacked ? styles.stacked : styles.flat)}>
      <div className={styles.cover}>
        <GroupCover
          groupName={group.name}
          sport={group.sports_type}
          image={group.venue_image_small_url}
          {...(stacked && { width: 400, height: 190 })}
        />
        <p className={styles.board}>
          <b>{dateLabel}</b>
          {start && !group.next_game?.is_over && <span className={`board ${styles.time}`}>{start}</span>}
        </p>
      </div>
      <div className={styles.body}>
        <div>
          <h3 className={classNames(card.name, styles.name)} {...timed('list')}>
            {title}
          </h3>
          <p className={styles.sport}>
            {sportName(group.sports_type)}
            <span className={styles.members}>{pluralize(group.member_count, 'member')}</span>
          </p>
        </div>
        {notice || <p className={styles.description}>{group.description}</p>}
        <p className={card.place}>
          <Icon name="pin" size={17} className={styles.pin} />
          <span>{place}</span>
        </p>
        <div className={styles.foot}>
          <WeekStrip days={days} small className={styles.narrow} />
          <WeekStrip days={days} className={styles.wide} />
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </article>
  )
}
