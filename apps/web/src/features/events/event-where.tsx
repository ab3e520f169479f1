import type { Event } from '@turnout/contract/events'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { directionsTo } from '../groups/public/directions-to.ts'
import { pinOf } from '../groups/public/venue-pin.ts'
import styles from './event-page.module.css'
import { eventPage as texts } from './texts.ts'

const VenueMap = lazyPart(
  async () => (await import('../groups/public/venue-map.tsx')).VenueMap,
  RenderNothing,
)

/** The map, if the event has a pin, and the directions. */
export function EventWhere({ event }: { event: Event }) {
  const pin = pinOf(event)
  const address = [event.venue_name, event.venue_address].filter(Boolean).join(', ')
  return (
    <Panel title={texts.where}>
      <p>
        <b>{event.venue_name}</b>
        <span className={styles.address}>{event.venue_address}</span>
      </p>
      {pin && <VenueMap pin={pin} />}
      <div className={styles.ways}>
        <a
          className={buttonClass({ size: 'small' })}
          href={directionsTo(event)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="pin" />
          {texts.directions}
        </a>
        <CopyButton text={address} variant="quiet" size="small">
          {texts.copyAddress}
        </CopyButton>
      </div>
    </Panel>
  )
}
