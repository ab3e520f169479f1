import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldMessage } from './field-message.tsx'
import styles from './switch.module.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'children' | 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
}

/** For settings that take effect at once (sound, join at once); a yes or no of a form is a Checkbox. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const hintId = useId()
  return (
    <label className={classNames(styles.row, className)}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <FieldMessage id={hintId} hint={hint} />
      </span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
        role="switch"
        className="visually-hidden"
        aria-describedby={hint ? hintId : undefined}
      />
      <span className={styles.track} aria-hidden="true" />
    </label>
  )
}
