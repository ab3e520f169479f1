import { shortDate } from '@turnout/rules/dates'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { EventCard } from './event-card.tsx'
import styles from './event-form.module.css'
import { EventImage } from './event-image.tsx'
import type { EventValues } from './event-values.ts'
import { form as texts } from './form-texts.ts'

/** The values that a cover is drawn from. */
export const drawnFrom = ({ title, category, drawn_cover }: EventValues) => ({
  title: title.trim() || texts.yourEvent,
  category: category || null,
  drawn_cover,
})

type PreviewProps = { values: EventValues; image: string | null }

/** The card of the list, made from what is typed so far. */
export function EventPreview({ values, image }: PreviewProps) {
  const drawn = drawnFrom(values)
  return (
    <EventCard
      title={withSoftHyphens(drawn.title)}
      event={{
        ...drawn,
        kind: 'event',
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
        is_moved: false,
      }}
    />
  )
}

/** The preview on phones, which have no room for the card: one row that stays at the top. */
export function PreviewStrip({ values, image }: PreviewProps) {
  const drawn = drawnFrom(values)
  return (
    <div className={`phone-only ${styles.strip}`}>
      <div className={styles.stripCover}>
        <EventImage event={{ ...drawn, picture_url: image }} width={120} height={96} />
      </div>
      <p>
        <b>{withSoftHyphens(drawn.title)}</b>
        <span className="sub">
          {[values.date && shortDate(values.date), values.start_time, values.place.name, values.price]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
    </div>
  )
}
