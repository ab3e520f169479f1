import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icons.tsx'
import styles from './stepper.module.css'

export type StepperProps = FieldProps & {
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  name?: string | undefined
}

/** For small counts: two buttons, and the number itself can be typed or moved with the arrow keys. */
export function Stepper(props: StepperProps) {
  const { label, optional, hint, error, ok, id, className, value, onChange, min = 0, max = 99, name } = props
  // Half-typed text may be out of range ('1' on the way to '12'); it counts once it is a number that fits.
  const [draft, setDraft] = useState<string | null>(null)
  const fits = (next: number) => Number.isInteger(next) && next >= min && next <= max

  const type = (text: string) => {
    setDraft(text)
    if (text !== '' && fits(Number(text))) onChange(Number(text))
  }
  const step = (by: 1 | -1, text: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={text}
      aria-disabled={!fits(value + by) || undefined}
      onClick={() => fits(value + by) && onChange(value + by)}
    >
      <Icon name={by < 0 ? 'minus' : 'add'} size={22} />
    </button>
  )

  return (
    <Field {...{ label, optional, hint, error, ok, id, className }}>
      {(control) => (
        <span className={styles.stepper}>
          {step(-1, 'One fewer')}
          <input
            {...control}
            className={styles.number}
            type="number"
            inputMode="numeric"
            name={name}
            min={min}
            max={max}
            value={draft ?? value}
            onFocus={(event) => event.target.select()}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(null)}
          />
          {step(1, 'One more')}
        </span>
      )}
    </Field>
  )
}
