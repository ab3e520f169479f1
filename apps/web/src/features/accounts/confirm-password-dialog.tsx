import { type SubmitEvent, useId, useRef, useState } from 'react'
import { errorText } from '../../platform/api/problem-error.ts'
import { Link } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useValueChange } from '../../ui/use-value-change.ts'
import { confirmPasswordDialog as texts } from './profile-texts.ts'
import { common } from './texts.ts'

type ConfirmPasswordDialogProps = {
  title: string
  /** The verb on the button. */
  confirm: string
  /** Red for a loss. */
  variant?: 'primary' | 'dangerSolid'
  /** What it confirms. */
  action: { isPending: boolean; error: Error | null }
  busyText: string
  onConfirm: (password: string) => void
  onClose: () => void
}

/** For commands that an unattended phone must not run: the owner enters the password again. */
export function ConfirmPasswordDialog({
  title,
  confirm,
  variant = 'dangerSolid',
  action: { isPending, error },
  busyText,
  onConfirm,
  onClose,
}: ConfirmPasswordDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setMissing(password === '')
    if (password !== '') onConfirm(password)
  }
  const refusal = error ? errorText(error, texts.thatCouldNotBeDone) : undefined
  const fieldError = missing ? common.passwordIsRequired : refusal
  useValueChange(fieldError, () => {
    if (fieldError) focusFirstError(form.current)
  })
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.notNow}</Button>
          <Button type="submit" form={formId} variant={variant} busy={isPending} busyText={busyText}>
            {confirm}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className="stack gap-8" onSubmit={submit} noValidate>
        <PasswordField
          label={texts.yourPassword}
          name="password"
          autoComplete="current-password"
          data-first-focus
          error={fieldError}
        />
        <p>
          <Link to="/forgot-password">{texts.forgotItOrNeverHad}</Link>
        </p>
      </form>
    </Dialog>
  )
}
