import { shortDate } from '../../platform/time/dates.ts'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { EventCard } from './event-card.tsx'
import styles from './event-form.module.css'
import { EventImage } from './event-image.tsx'
import type { EventValues } from './event-values.ts'
import { form as texts } from './form-texts.ts'

type PreviewProps = { values: EventValues; image: string | null }

/** The card of the list, as it would look with what is typed so far. */
export function EventPreview({ values, image }: PreviewProps) {
  const title = values.title.trim() || texts.yourEvent
  return (
    <EventCard
      title={withSoftHyphens(title)}
      event={{
        kind: 'event',
        title,
        category: values.category || null,
        sports_type: null,
        date: values.date || null,
        start_time: values.start_time || null,
        venue_name: values.place.name.trim() || null,
        picture_url: image,
        picture_small_url: image,
        places: values.isLimited ? values.places : null,
        going_count: 0,
        waiting_count: 0,
        price: values.price,
        state: 'published',
      }}
    />
  )
}

/** On phones, where the card has no room: the same in one row that stays at the top. */
export function PreviewStrip({ values, image }: PreviewProps) {
  const title = values.title.trim() || texts.yourEvent
  return (
    <div className={styles.strip}>
      <div className={styles.stripCover}>
        <EventImage
          event={{ title, category: values.category || null, picture_url: image }}
          width={120}
          height={96}
        />
      </div>
      <p>
        <b>{withSoftHyphens(title)}</b>
        <span className="sub">
          {[values.date && shortDate(values.date), values.start_time, values.place.name, values.price]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
    </div>
  )
}
