import { Field } from '../../ui/field.tsx'
import styles from './place-dialog.module.css'

/** The check-in circle in the bounds that the server takes. */
export function CircleSlider({ radius, onChange }: { radius: number; onChange: (metres: number) => void }) {
  const metres = `${radius.toLocaleString('en-GB')} m`
  return (
    <Field
      label={`Check-in circle: ${metres}`}
      hint="Players check in with their phone inside it."
      className={styles.circle}
    >
      {(control) => (
        <input
          {...control}
          className={styles.range}
          type="range"
          min={50}
          max={1000}
          step={10}
          value={radius}
          aria-valuetext={metres}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      )}
    </Field>
  )
}
