import { EventCover } from '@turnout/art/event-cover.tsx'
import type { EventCard } from '@turnout/contract/event-card'
import { useState } from 'react'
import styles from './event-image.module.css'

export type EventImageProps = {
  event: Pick<EventCard, 'title' | 'category' | 'picture_url'> & {
    drawn_cover?: number
    sports_type?: string | null
  }
  /** The smaller of its two pictures, as cards show it; they are loaded when they come into sight. */
  smallUrl?: string | null
  width?: number
  height?: number
}

/** The event's photo; without one, or when it does not load, its drawn cover. Fills its box. */
export function EventImage({ event, smallUrl, width, height }: EventImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const image = smallUrl ?? event.picture_url
  if (image && image !== broken)
    return (
      <img
        className={styles.image}
        src={image}
        alt=""
        {...(smallUrl ? { loading: 'lazy' } : { fetchPriority: 'high' })}
        onError={() => setBroken(image)}
      />
    )
  return (
    <EventCover
      title={event.title}
      category={event.category}
      variant={event.drawn_cover ?? 0}
      sport={event.sports_type ?? null}
      className={styles.image ?? ''}
      {...(width !== undefined && { width })}
      {...(height !== undefined && { height })}
    />
  )
}
