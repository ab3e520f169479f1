import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import type { FieldProps } from './field.tsx'
import { FieldMessage } from './field-message.tsx'
import { common } from './texts.ts'

/** A question with several controls (days, chips, cards): the label is the group's legend. */
export function FieldGroup({
  label,
  optional,
  hint,
  error,
  ok,
  id,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  const ownId = useId()
  const messageId = `${id ?? ownId}-message`
  const labelId = `${id ?? ownId}-label`
  return (
    // A fieldset cannot be laid out as a grid alike everywhere; a group with a name is the same to a reader.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      id={id}
      className={classNames(styles.field, className)}
      aria-labelledby={labelId}
      aria-describedby={error || ok || hint ? messageId : undefined}
    >
      <span id={labelId} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}>{common.optional}</span>}
      </span>
      {children}
      <FieldMessage id={messageId} hint={hint} error={error} ok={ok} />
    </div>
  )
}
