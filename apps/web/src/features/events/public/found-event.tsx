import type { EventCard as Card } from '@turnout/contract/event-card'
import { distance, type Position } from '@turnout/rules/geofence'
import { Link } from '../../../platform/router/link.tsx'
import { withSoftHyphens } from '../../../ui/soft-hyphens.ts'
import { distanceText } from '../../groups/public/distance-text.ts'
import { pinOf } from '../../groups/public/venue-pin.ts'
import { EventCard } from '../event-card.tsx'

export type FoundEventProps = { event: Card; position: Position | null; standing?: string | undefined }

/** A card that links to the event, or to the group of the game. */
export function FoundEvent({ event, position, standing }: FoundEventProps) {
  return (
    <EventCard
      event={event}
      title={<EventLink event={event} />}
      away={awayText(event, position)}
      standing={standing}
    />
  )
}

export function EventLink({ event: { id, group_id, title } }: { event: Card }) {
  const text = withSoftHyphens(title)
  return group_id === null ? (
    <Link to="/events/$eventId" params={{ eventId: id }}>
      {text}
    </Link>
  ) : (
    <Link to="/sports/groups/$groupId" params={{ groupId: group_id }}>
      {text}
    </Link>
  )
}

/** The distance; undefined without a pin or a position. */
export function awayText(event: Card, position: Position | null): string | undefined {
  const pin = pinOf(event)
  return pin && position ? distanceText(distance(position, pin)) : undefined
}
