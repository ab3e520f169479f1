import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import type { FieldProps } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import { Icon } from './icons.tsx'
import styles from './radio-cards.module.css'

export type RadioCard = {
  value: string
  title: string
  note?: string | undefined
  picture?: ReactNode
  disabled?: boolean | undefined
}
export type RadioCardsProps = FieldProps & {
  options: readonly RadioCard[]
  chosen: string | null
  onChange: (value: string) => void
  /** One below the other, for titles that need the width. */
  stacked?: boolean | undefined
}

/** One of a few options, each with a line of text. */
export function RadioCards({ options, chosen, onChange, stacked, ...field }: RadioCardsProps) {
  const name = useId()
  return (
    <FieldGroup {...field}>
      <span className={classNames(styles.cards, stacked && styles.stacked)}>
        {options.map(({ value, title, note, picture, disabled }) => (
          <label key={value} className={styles.card}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={value}
              checked={chosen === value}
              disabled={disabled}
              onChange={() => onChange(value)}
            />
            <span className={styles.face}>
              {picture}
              <span className={styles.title}>{title}</span>
              {note && <span className={styles.note}>{note}</span>}
              {chosen === value && (
                <span className={styles.seal} aria-hidden="true">
                  <Icon name="tick" size={18} />
                </span>
              )}
            </span>
          </label>
        ))}
      </span>
    </FieldGroup>
  )
}
