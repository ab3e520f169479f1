import type { GeolocationReading, Position } from '@turnout/rules/geofence'
import { pluralize } from '@turnout/rules/words'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { setVenue, type VenueForm } from './form-position.ts'
import { positionNotes as texts } from './form-texts.ts'
import { isAt } from './nearby-venues.tsx'
import styles from './position-notes.module.css'
import { distanceText } from './suggestion-text.ts'
import { useVenuesNearby } from './use-venues-nearby.ts'

/** A known place nearer than this is probably the same pitch. */
const SAME_PLACE_M = 50
/** A less accurate position may put the pin on the next pitch. */
const ROUGH_M = 100

type PositionNotesProps = { form: VenueForm; pin: Position | null; here: GeolocationReading }

/** Notes on the person's position: a known place nearby, or a position that is too rough. */
export function PositionNotes({ form, pin, here }: PositionNotesProps) {
  const { venues } = useVenuesNearby(here)
  const [declined, setDeclined] = useState<GeolocationReading | null>(null)
  const [nearest] = venues
  // only while the pin is at the person's position: another choice or a drag has answered the question
  const mayAsk = declined !== here && isAt(pin, here)
  const question = mayAsk && nearest && nearest.metres <= SAME_PLACE_M ? nearest : null
  if (!question) return <RoughNote pin={pin} here={here} />
  return (
    <div className="stack gap-10" role="status">
      <div className={styles.known}>
        <Icon name="tick" />
        <p>
          <b>{texts.youAreAt(question.metres < 5 ? null : distanceText(question.metres), question.name)}</b>
          {texts.groupsPlayThere(pluralize(question.groups, 'group'), question.groups)}
        </p>
      </div>
      <div className={styles.answers}>
        <Button variant="primary" onClick={() => setVenue(form, question)}>
          {texts.yes}
        </Button>
        <Button onClick={() => setDeclined(here)}>{texts.no}</Button>
      </div>
    </div>
  )
}

/** The note for a place that is no venue. */
export function RoughNote({ pin, here }: Pick<PositionNotesProps, 'pin' | 'here'>) {
  const accuracy = here.accuracy ?? 0
  if (accuracy <= ROUGH_M || !isAt(pin, here)) return null
  return (
    <div className={styles.rough} role="status">
      <Icon name="locate" />
      <p>
        <b>{texts.rough(distanceText(accuracy))}</b>
        {texts.goOutside}
      </p>
    </div>
  )
}
