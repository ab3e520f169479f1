import type { User } from '@turnout/contract/me'
import { useState } from 'react'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyCheck } from '../../platform/forms/lazy-check.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { Link } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { useChangePassword } from './profile-actions.ts'
import type { ChangePasswordForm } from './profile-schema.ts'
import { confirmPasswordDialog, passwordPanel as texts } from './profile-texts.ts'
import { common, messages } from './texts.ts'

const check = lazyCheck(async () => (await import('./profile-schema.ts')).checkChangePassword)
const FIELDS = ['old_password', 'new_password', 'confirm_password'] as const
const EMPTY: ChangePasswordForm = { old_password: '', new_password: '', confirm_password: '' }

export function PasswordPanel({ user }: { user: User }) {
  const { mutate, isPending } = useChangePassword()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { field, submit, reset, setErrors, isSubmitting } = useForm({ initial: EMPTY, check })
  const showError = (error: Error) => {
    const text = errorText(error, messages.passwordFailed)
    if (isProblem(error, 'wrong-password')) return setErrors({ old_password: text })
    if (!showFieldErrors(error, FIELDS, setErrors, { password: 'new_password' })) setRefusal(text)
  }

  const send = submit((body) => {
    setRefusal(null)
    mutate({ body }, { done: reset, failed: showError })
  })

  return (
    <Panel title={texts.changePassword}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
        {/* for password managers, which otherwise would not know whose password this is */}
        <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={texts.presentPassword}
          autoComplete="current-password"
          {...field('old_password')}
        />
        <PasswordField
          label={common.newPassword}
          autoComplete="new-password"
          hint={common.eightCharactersOrMore}
          {...field('new_password')}
        />
        <PasswordField
          label={common.confirmNewPassword}
          autoComplete="new-password"
          {...field('confirm_password')}
        />
        <div className={styles.row}>
          <Button type="submit" busy={isPending || isSubmitting} busyText={texts.changingIt}>
            {texts.changePassword}
          </Button>
          <Link to="/forgot-password">{confirmPasswordDialog.forgotItOrNeverHad}</Link>
        </div>
        <p className="sub">{texts.yourOtherDevicesAreSigned}</p>
      </form>
    </Panel>
  )
}
