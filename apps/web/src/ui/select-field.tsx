import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icons.tsx'
import styles from './select-field.module.css'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'id'> & {
    options?: readonly (readonly [value: string | number, text: string])[]
  }

/** The system's own list, best on a phone. An option that cannot be chosen now is among the children. */
export function SelectField(props: SelectFieldProps) {
  const { label, optional, hint, error, ok, id, className, options, children, ...select } = props
  return (
    <Field {...{ label, optional, hint, error, ok, id, className }}>
      {(control) => (
        <span className={styles.box}>
          <select {...select} {...control} className={classNames(control.className, styles.select)}>
            {options?.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
            {children}
          </select>
          <Icon name="down" size={18} className={styles.chevron} />
        </span>
      )}
    </Field>
  )
}
