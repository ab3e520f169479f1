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
  /** The step of the buttons: 10 where single units are typed. */
  stride?: number | undefined
  name?: string | undefined
}

/** For small counts: two buttons, and the number itself can be typed or changed with the arrow keys. */
export function Stepper(props: StepperProps) {
  const { label, optional, hint, error, ok, id, className, value, onChange, name } = props
  const { min = 0, max = 99, stride = 1 } = props
  // the typed text stays, also while it does not fit: '1' on the way to '12'; it counts once it fits
  const [draft, setDraft] = useState({ text: '', of: Number.NaN, isMarked: false })
  const fits = (next: number) => Number.isInteger(next) && next >= min && next <= max
  // a number that was set from outside replaces an older draft
  const isTyping = draft.of === value
  const shown = isTyping ? draft.text : String(value)
  const isWrong = shown === '' || !fits(Number(shown))
  const boundsText = isTyping && draft.isMarked && isWrong ? texts.bounds(min, max) : undefined

  const commit = (next: number, text = String(next)) => {
    setDraft({ text, of: next, isMarked: false })
    if (next !== value) onChange(next)
  }
  const type = (text: string) => {
    if (text !== '' && fits(Number(text))) commit(Number(text), text)
    else setDraft({ text, of: value, isMarked: draft.isMarked && isTyping })
  }
  const mark = () => setDraft({ text: shown, of: value, isMarked: true })
  const step = (by: 1 | -1, text: string) => {
    const from = shown === '' ? value : Math.trunc(Number(shown))
    const next = Math.min(max, Math.max(min, from + by * stride))
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={`${text}: ${label}`}
        aria-disabled={(!isWrong && next === value) || undefined}
        onClick={() => commit(next)}
      >
        <Icon name={by < 0 ? 'minus' : 'add'} size={22} />
      </button>
    )
  }

  return (
    <Field {...{ label, optional, hint, error: boundsText ?? error, ok, id, className }}>
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
            required
            value={shown}
            onFocus={(event) => event.target.select()}
            onChange={(event) => type(event.target.value)}
            onBlur={mark}
            onInvalid={mark}
          />
          {step(1, stride === 1 ? texts.oneMore : texts.more(stride))}
        </span>
      )}
    </Field>
  )
}
