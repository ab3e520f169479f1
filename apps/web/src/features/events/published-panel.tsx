import type { Event } from '@turnout/contract/events'
import { useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { MainButton } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { EventCard } from './event-card.tsx'
import styles from './event-form.module.css'
import { published as texts } from './form-texts.ts'
import { ShareDialog } from './share-dialog.tsx'

/** After publishing: the link is what people need next. */
export function PublishedPanel({ event }: { event: Event }) {
  const [isSharing, setSharing] = useState(false)
  return (
    <div className={`wrap ${styles.published}`}>
      {/* the focus needs a new place: the form with the pressed button is gone */}
      <h1 ref={focusOnMount} tabIndex={-1}>
        {texts.title}
      </h1>
      {event.venue_name && <p>{texts.near(event.venue_name)}</p>}
      <EventCard
        event={{ ...event, kind: 'event', sports_type: null, is_moved: event.moved_from !== null }}
        title={withSoftHyphens(event.title)}
      />
      <MainButton icon="share" onClick={() => setSharing(true)}>
        {texts.shareIt}
      </MainButton>
      <ButtonLink to="/events/$eventId" params={{ eventId: event.id }} size="large" wide>
        {texts.seeIt}
      </ButtonLink>
      {isSharing && (
        <ShareDialog
          title={event.title}
          url={`${location.origin}${paths.event(event.id)}`}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  )
}
