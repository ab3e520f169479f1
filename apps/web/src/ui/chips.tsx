import styles from './chips.module.css'
import type { FieldProps } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import { Icon } from './icons.tsx'

export type ChipsProps = FieldProps & {
  options: readonly { value: string; text: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Any number of short answers; the chosen ones keep the order of the options. */
export function Chips({ options, chosen, onChange, ...field }: ChipsProps) {
  const toggled = (value: string) =>
    options
      .map((option) => option.value)
      .filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each)))
  return (
    <FieldGroup {...field}>
      <span className="flow gap-8">
        {options.map(({ value, text }) => (
          <label key={value} className={styles.chip}>
            <input
              type="checkbox"
              className="visually-hidden"
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChange(toggled(value))}
            />
            <span className={styles.face}>
              <Icon name="tick" size={17} className={styles.tick} />
              {text}
            </span>
          </label>
        ))}
      </span>
    </FieldGroup>
  )
}
