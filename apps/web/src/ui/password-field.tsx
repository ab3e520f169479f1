import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './password-field.module.css'
import { passwordField as texts } from './texts.ts'

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'children' | 'className' | 'id' | 'type'>

/** Set its purpose: autoComplete="current-password" or "new-password". */
export function PasswordField(props: PasswordFieldProps) {
  const { label, optional, hint, error, ok, id, className, ...input } = props
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, optional, hint, error, ok, id, className }}>
      {(control) => (
        <span className={styles.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(control.className, styles.input)}
          />
          <IconButton
            className={styles.show}
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  )
}
