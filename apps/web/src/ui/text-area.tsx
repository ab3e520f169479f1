import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './text-area.module.css'

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'children' | 'className' | 'id'>

export function TextArea(props: TextAreaProps) {
  const { label, optional, hint, error, ok, id, className, ...area } = props
  return (
    <Field {...{ label, optional, hint, error, ok, id, className }}>
      {(control) => (
        <textarea rows={3} {...area} {...control} className={classNames(control.className, styles.area)} />
      )}
    </Field>
  )
}
