import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'
import { FieldMessage } from './field-message.tsx'
import { TickBox } from './tick-box.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'children' | 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** For sentences ('Keep me signed in'): the label in the reading face. */
  plain?: boolean | undefined
}

export function Checkbox({ label, hint, error, plain, className, ...input }: CheckboxProps) {
  const messageId = useId()
  return (
    <label className={classNames(styles.row, plain && styles.plain, className)}>
      <input
        {...input}
        type="checkbox"
        className="visually-hidden"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? messageId : undefined}
      />
      <TickBox />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <FieldMessage id={messageId} hint={hint} error={error} />
      </span>
    </label>
  )
}
