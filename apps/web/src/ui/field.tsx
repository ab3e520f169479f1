import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { FieldMessage, type FieldTexts } from './field-message.tsx'
import { common } from './texts.ts'

/** Connects a control with its label, hint and error for screen readers. Spread it on the control. */
export type ControlProps = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = FieldTexts & {
  label: ReactNode
  /** Shows 'optional' after the label; everything else is required. */
  optional?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

export function Field({
  label,
  optional,
  hint,
  error,
  ok,
  id,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const messageId = `${controlId}-message`
  const controlProps: ControlProps = {
    id: controlId,
    className: styles.control ?? '',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || ok || hint ? messageId : undefined,
  }
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}>{common.optional}</span>}
      </label>
      {children(controlProps)}
      <FieldMessage id={messageId} hint={hint} error={error} ok={ok} />
    </div>
  )
}
