import type { Ref } from 'react'
import { classNames } from './class-names.ts'
import type { FieldProps } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './week-picker.module.css'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

export type WeekPickerProps = FieldProps & {
  days: readonly Weekday[]
  onChange: (days: Weekday[]) => void
  /** M T W: for a filter. Without it Mon, Tue, Wed: for a form. */
  isCompact?: boolean | undefined
  name?: string | undefined
  /** The first day. */
  ref?: Ref<HTMLInputElement> | undefined
}

export function WeekPicker({ days, onChange, isCompact = false, name, ref, ...field }: WeekPickerProps) {
  const toggled = (day: Weekday) =>
    WEEKDAYS.map((each) => each.day).filter((each) =>
      each === day ? !days.includes(each) : days.includes(each),
    )
  return (
    <FieldGroup {...field}>
      <span className={classNames(styles.days, isCompact ? styles.letters : styles.words)}>
        {WEEKDAYS.map(({ day, word, short, letter }, index) => (
          <label key={day} className={styles.day}>
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              className="visually-hidden"
              name={name}
              value={day}
              checked={days.includes(day)}
              onChange={() => onChange(toggled(day))}
              aria-label={word}
            />
            <span className={styles.face} aria-hidden="true">
              {isCompact ? letter : short}
            </span>
          </label>
        ))}
      </span>
    </FieldGroup>
  )
}
