import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icons.tsx'
import styles from './stepper.module.css'
import { stepper as texts } from './texts.ts'

export type StepperProps = FieldProps & {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  /** How far one press of a button goes: 10 where the ones are typed. */
  stride?: number | undefined
  name?: string | undefined
}

/** For small counts: two buttons, and the number itself can be typed or moved with the arrow keys. */
export function Stepper(props: StepperProps) {
  const { label, optional, hint, error, ok, id, className, value, onChange, name } = props
  const { min = 0, max = 99, stride = 1 } = props
  // Half-typed text may be out of range ('1' on the way to '12'); it counts once it is a number that fits.
  const [draft, setDraft] = useState<string | null>(null)
  const [rejected, setRejected] = useState({ typed: '', value: value })
  const fits = (next: number) => Number.isInteger(next) && next >= min && next <= max

  const isRejected = rejected.typed && rejected.value === value
  const rejectionText = isRejected ? texts.doesNotFitToIt(rejected.typed, min, max, value) : undefined

  const commit = (next: number) => {
    setRejected({ typed: '', value: next })
    if (next !== value) onChange(next)
  }
  const type = (text: string) => {
    setDraft(text)
    if (text !== '' && fits(Number(text))) commit(Number(text))
  }
  const finishTyping = () => {
    setDraft(null)
    if (draft && !fits(Number(draft))) setRejected({ typed: draft, value: value })
  }
  const step = (by: 1 | -1, text: string) => {
    const next = Math.min(max, Math.max(min, value + by * stride))
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={`${text}: ${label}`}
        aria-disabled={next === value || undefined}
        onClick={() => commit(next)}
      >
        <Icon name={by < 0 ? 'minus' : 'add'} size={22} />
      </button>
    )
  }

  return (
    <Field {...{ label, optional, hint, error: error ?? rejectionText, ok, id, className }}>
      {(control) => (
        <span className={styles.stepper}>
          {step(-1, stride === 1 ? texts.oneFewer : texts.fewer(stride))}
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
            onBlur={finishTyping}
          />
          {step(1, stride === 1 ? texts.oneMore : texts.more(stride))}
        </span>
      )}
    </Field>
  )
}
