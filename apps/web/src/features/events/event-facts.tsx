import type { Event } from '@turnout/contract/events'
import { distance } from '@turnout/rules/geofence'
import type { ReactNode } from 'react'
import { Link } from '../../platform/router/link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, OldValue } from '../../ui/badge.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { distanceText } from '../groups/public/distance-text.ts'
import { lastPosition } from '../groups/public/last-position.ts'
import { pinOf } from '../groups/public/venue-pin.ts'
import styles from './event-facts.module.css'
import { nightText, oldHoursText, soonText, whenText } from './event-words.ts'
import { common, eventPage as texts } from './texts.ts'

/** When, where, the host and the price. */
export function EventFacts({ event, now }: { event: Event; now: number }) {
  const when = whenText(event)
  const isToCome = !event.is_over && event.state !== 'cancelled'
  const pin = pinOf(event)
  const here = lastPosition()
  const away = pin && here ? distanceText(distance(here, pin)) : null
  return (
    <Panel>
      <h2 className="visually-hidden">{texts.facts}</h2>
      <ul className="stack">
        {when && (
          <Fact icon="calendar" title={when} old={oldHoursText(event)}>
            {[isToCome && soonText(event, now), nightText(event)].filter(Boolean).join(' ')}
          </Fact>
        )}
        {event.venue_name && (
          <Fact icon="pin" title={event.venue_name} old={event.moved_from?.venue?.name}>
            {[event.venue_address, away].filter(Boolean).join(' · ')}
          </Fact>
        )}
        <HostFact host={event.host} />
        {event.price && <Fact icon="ticket" title={event.price} />}
      </ul>
    </Panel>
  )
}

type FactProps = { icon: IconName; title: string; old?: string | null | undefined; children?: ReactNode }

function Fact({ icon, title, old, children }: FactProps) {
  return (
    <li className={styles.fact}>
      <span className={styles.factIcon}>
        <Icon name={icon} size={20} />
      </span>
      <span>
        <b>{title}</b>
        {old && (
          <span className={styles.moved}>
            <Badge kind="note">{common.moved}</Badge> <OldValue>{old}</OldValue>
          </span>
        )}
        {children && <span className="sub">{children}</span>}
      </span>
    </li>
  )
}

function HostFact({ host }: Pick<Event, 'host'>) {
  const words = (
    <span>
      <b>{host.name}</b>
      <span className="sub">{texts.hosts[host.type]}</span>
    </span>
  )
  return (
    <li className={styles.fact}>
      <Avatar name={host.name} image={host.image_url} size={40} />
      {host.type === 'group' ? (
        <Link to="/sports/groups/$groupId" params={{ groupId: host.id }} className={styles.hostLink}>
          {words}
          <Icon name="forward" size={18} />
        </Link>
      ) : (
        words
      )}
    </li>
  )
}
