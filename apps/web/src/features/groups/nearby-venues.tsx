import type { Position } from '@turnout/rules/geofence'
import { pluralize } from '@turnout/rules/words'
import list from '../../ui/option-list.module.css'
import { setVenue, type VenueForm } from './form-position.ts'
import { nearbyVenues as texts } from './form-texts.ts'
import styles from './nearby-venues.module.css'
import { distanceText } from './suggestion-text.ts'
import { useVenuesNearby, type VenueNearby } from './use-venues-nearby.ts'

const MAX_SHOWN = 5

export const shownVenues = (venues: readonly VenueNearby[]) => venues.slice(0, MAX_SHOWN)

export const isAt = (pin: Position | null, { latitude, longitude }: Position): boolean =>
  pin?.latitude === latitude && pin.longitude === longitude

type NearbyVenuesProps = { form: VenueForm; pin: Position | null; here: Position | null }

/** Nearby places where groups play; a press fills in the name, the address and the pin. */
export function NearbyVenues({ form, pin, here }: NearbyVenuesProps) {
  const { venues, isAnswered } = useVenuesNearby(here ?? pin)
  if (!isAnswered) return null
  if (venues.length === 0) return <p className="sub">{texts.noneNearby}</p>
  return (
    <section className={styles.venues} aria-label={texts.title(here !== null)}>
      <p className={styles.title}>{texts.title(here !== null)}</p>
      <ol className="column">
        {shownVenues(venues).map((venue, index) => (
          <li key={venue.id}>
            <button
              type="button"
              className={`${list.tall} ${styles.row}`}
              aria-pressed={isAt(pin, venue)}
              onClick={() => setVenue(form, venue)}
            >
              <span className={styles.number}>{index + 1}</span>
              <span className={list.words}>
                <b>{venue.name}</b>
                <span className="sub">{`${venue.address} · ${pluralize(venue.groups, 'group')}`}</span>
              </span>
              <span className={`sub ${styles.metres}`}>{distanceText(venue.metres)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
