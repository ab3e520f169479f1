import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './group-form.module.css'
import { PlaceSetters } from './place-setters.tsx'
import type { GroupForm } from './use-group-form.ts'

const RADII = [50, 100, 150, 200, 300, 500, 1000]

/** As many places as a phone can measure: a metre and a bit. */
const shown = (degrees: number | null) => (degrees === null ? '' : degrees.toFixed(5))

export function PitchPanel({ form, onTypePlace }: { form: GroupForm; onTypePlace: () => void }) {
  const { errors } = form.formState
  const [latitude, longitude, radius] = form.watch(['venue_latitude', 'venue_longitude', 'venue_radius'])
  const missing = errors.venue_latitude?.message ?? errors.venue_longitude?.message
  const radii = RADII.includes(radius) ? RADII : [...RADII, radius].sort((a, b) => a - b)
  return (
    <Panel title="The pitch" className={styles.panel}>
      <TextField
        label="Venue name"
        maxLength={120}
        autoComplete="off"
        error={errors.venue_name?.message}
        {...form.register('venue_name')}
      />
      <TextField
        label="Venue address"
        icon="pin"
        maxLength={300}
        autoComplete="off"
        hint="Typed by hand for now: suggestions are not open yet."
        error={errors.venue_address?.message}
        {...form.register('venue_address')}
      />
      <PlaceSetters form={form} onTypePlace={onTypePlace} />
      <div className={styles.pair}>
        <TextField label="Latitude" readOnly value={shown(latitude)} />
        <TextField label="Longitude" readOnly value={shown(longitude)} />
      </div>
      {missing && (
        <p className={styles.error} role="alert">
          <Icon name="cross" size={17} />
          {missing}
        </p>
      )}
      <SelectField
        label="Check-in circle"
        hint="Players check in with their phone inside this circle around the place."
        error={errors.venue_radius?.message}
        {...form.register('venue_radius', { valueAsNumber: true })}
      >
        {radii.map((metres) => (
          <option key={metres} value={metres}>
            {metres.toLocaleString('en-GB')} m
          </option>
        ))}
      </SelectField>
    </Panel>
  )
}
