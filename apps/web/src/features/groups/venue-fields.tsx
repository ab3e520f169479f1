import { GROUP_BOUNDS } from '@turnout/rules/bounds'
import { Icon } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AddressField } from './address-field.tsx'
import type { GroupControlProps } from './group-controls.tsx'
import styles from './group-form.module.css'
import { PinButtons } from './pin-buttons.tsx'
import { PinPreview } from './pin-preview.tsx'
import { common, venueFields as texts } from './texts.ts'

/** Five places are about a metre, which is as well as a phone can measure. */
const formatDegrees = (degrees: number | null) => (degrees === null ? '' : degrees.toFixed(5))

export function VenueFields({ form, onSetPin }: GroupControlProps) {
  const { errors } = form.formState
  const [latitude, longitude, radius, venue] = form.watch([
    'venue_latitude',
    'venue_longitude',
    'venue_radius',
    'venue_name',
  ])
  const missing = errors.venue_latitude?.message ?? errors.venue_longitude?.message
  const radiusM = Number.isFinite(radius) ? radius : 0
  return (
    <>
      <div className={styles.pitch}>
        <div className={styles.venue}>
          <TextField
            label={texts.venueName}
            maxLength={120}
            autoComplete="off"
            error={errors.venue_name?.message}
            {...form.register('venue_name')}
          />
          <AddressField form={form} />
        </div>
        <div className={styles.where}>
          <div className={styles.map}>
            <PinPreview radius={radiusM} isSet={latitude !== null && longitude !== null} venue={venue} />
          </div>
          <PinButtons form={form} onSetPin={onSetPin} />
        </div>
      </div>
      <div className={styles.pair}>
        <TextField label={common.latitude} readOnly value={formatDegrees(latitude)} />
        <TextField label={common.longitude} readOnly value={formatDegrees(longitude)} />
      </div>
      {missing && (
        <p className={styles.error} role="alert">
          <Icon name="cross" size={17} />
          {missing}
        </p>
      )}
      <TextField
        label={texts.checkInCircleInMetres}
        type="number"
        inputMode="numeric"
        {...GROUP_BOUNDS.venueRadius}
        step={10}
        board
        className={styles.radius}
        hint={texts.playersCheckInInsideDashed(radiusM)}
        error={errors.venue_radius?.message}
        {...form.register('venue_radius', { valueAsNumber: true })}
      />
    </>
  )
}
