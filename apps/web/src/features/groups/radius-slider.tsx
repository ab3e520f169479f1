import { GROUP_BOUNDS } from '@turnout/rules/bounds'
import { Field } from '../../ui/field.tsx'
import styles from './group-form.module.css'
import { radiusSlider as texts } from './list-texts.ts'

/** The check-in circle in the bounds that the server takes. */
export function RadiusSlider({ radius, onChange }: { radius: number; onChange: (metres: number) => void }) {
  const metres = `${radius.toLocaleString('en-GB')} m`
  return (
    <Field label={texts.checkInCircle(metres)} hint={texts.playersCheckInWithTheir} className={styles.radius}>
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
