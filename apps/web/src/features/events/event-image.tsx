import type { EventCard } from '@turnout/contract/event-card'
import { LazyEventCover } from '../../platform/lazy/lazy-art.ts'
import { Photo } from '../../ui/photo.tsx'

export type EventImageProps = {
  event: Pick<EventCard, 'title' | 'category' | 'picture_url'> & {
    drawn_cover?: number
    sports_type?: string | null
  }
  /** The small version of the picture, for cards. */
  smallUrl?: string | null
  width?: number
  height?: number
}

/** The photo of the event, or its drawn cover. Fills its box. */
export const EventImage = ({ event, smallUrl, width, height }: EventImageProps) => (
  <Photo src={smallUrl ?? event.picture_url} isFirst={!smallUrl}>
    <LazyEventCover
      title={event.title}
      category={event.category}
      variant={event.drawn_cover ?? 0}
      sport={event.sports_type ?? null}
      {...(width !== undefined && { width })}
      {...(height !== undefined && { height })}
    />
  </Photo>
)
