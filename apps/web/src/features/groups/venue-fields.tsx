import { GROUP_BOUNDS } from '@turnout/rules/bounds'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AddressField } from './address-field.tsx'
import { venueFields as texts } from './form-texts.ts'
import type { GroupControlProps } from './group-controls.tsx'
import styles from './group-form.module.css'
import { radiusSlider } from './list-texts.ts'
import { lastPosition } from './public/last-position.ts'
import { pinOf } from './public/venue-pin.ts'
import { common } from './texts.ts'
import { useCurrentPosition } from './use-current-position.ts'
import venueFieldsStyles from './venue-fields.module.css'

const VenueGround = lazyPart(async () => (await import('./venue-ground.tsx')).VenueGround)
const NearbyVenues = lazyPart(async () => (await import('./nearby-venues.tsx')).NearbyVenues, RenderNothing)
const PositionNotes = lazyPart(
  async () => (await import('./position-notes.tsx')).PositionNotes,
  RenderNothing,
)

/** Five decimal places are about a metre, which is the best that a phone can measure. */
const formatDegrees = (degrees: number | null) => (degrees === null ? '' : degrees.toFixed(5))

export function VenueFields({ form, map, onSetPin }: GroupControlProps) {
  const { venue_latitude: latitude, venue_longitude: longitude, venue_radius: radius } = form.values
  const { found, isAsking, ask } = useCurrentPosition(form)
  const missing = form.errors.venue_latitude ?? form.errors.venue_longitude
  const pin = pinOf(form.values)
  const here = found ?? lastPosition()
  const hasMap = map.tiles !== null
  return (
    <>
      {!hasMap && !map.isLoading && (
        <div className={venueFieldsStyles.note}>
          <Icon name="pin" />
          <p>
            <b>{texts.noStreetMap}</b>
            {texts.pickPlaceSearchOrUse}
          </p>
        </div>
      )}
      <div className={styles.pitch}>
        <div className={venueFieldsStyles.venue}>
          <TextField
            label={texts.venueName}
            maxLength={120}
            autoComplete="off"
            {...form.field('venue_name')}
          />
          <AddressField form={form} />
          {!hasMap && !map.isLoading && <NearbyVenues form={form} pin={pin} here={here} />}
        </div>
        <div className={venueFieldsStyles.where}>
          <div className={venueFieldsStyles.map}>
            <VenueGround pin={pin} here={here} radius={radius} map={map} />
          </div>
          <div className={`flow gap-8 ${venueFieldsStyles.links}`}>
            <Button icon="locate" size="small" busy={isAsking} busyText={common.looking} onClick={ask}>
              {common.useWhereIAm}
            </Button>
            <Button ref={form.bind('venue_latitude').ref} size="small" onClick={onSetPin}>
              {hasMap ? (pin ? common.movePin : common.setPin) : common.typeCoordinates}
            </Button>
          </div>
        </div>
      </div>
      {found && <PositionNotes form={form} pin={pin} here={found} />}
      {missing && (
        <p className={styles.error} role="alert">
          <Icon name="cross" size={17} />
          {missing}
        </p>
      )}
      <RadiusSlider radius={radius} onChange={(venue_radius) => form.change({ venue_radius })} />
      <div className={styles.pair}>
        <TextField label={common.latitude} readOnly value={formatDegrees(latitude)} />
        <TextField label={common.longitude} readOnly value={formatDegrees(longitude)} />
      </div>
    </>
  )
}

/** The radius for check-in, within the bounds of the server. */
function RadiusSlider({ radius, onChange }: { radius: number; onChange: (metres: number) => void }) {
  const metres = `${radius.toLocaleString('en-GB')} m`
  return (
    <Field
      label={radiusSlider.checkInCircle(metres)}
      hint={radiusSlider.playersCheckInWithTheir}
      className={styles.radius}
    >
      {(control) => (
        <input
          {...control}
          className={styles.range}
          type="range"
          {...GROUP_BOUNDS.venueRadius}
          step={10}
          value={radius}
          aria-valuetext={metres}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      )}
    </Field>
  )
}
