import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icons.tsx'
import styles from './select-field.module.css'

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'className' | 'id'>

/** The system's own list, best on a phone. Its options are the children. */
export function SelectField(props: SelectFieldProps) {
  const { label, optional, hint, error, ok, id, className, children, ...select } = props
  return (
    <Field {...{ label, optional, hint, error, ok, id, className }}>
      {(control) => (
        <span className={styles.box}>
          <select {...select} {...control} className={classNames(control.className, styles.select)}>
            {children}
          </select>
          <Icon name="down" size={18} className={styles.chevron} />
        </span>
      )}
    </Field>
  )
}
