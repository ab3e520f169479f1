import { type SubmitEvent, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import styles from './email-form.module.css'
import { focusFirstError } from './focus-first-error.ts'
import { TextField } from './text-field.tsx'
import { emailForm as texts } from './texts.ts'
import { useIsHydrated } from './use-is-hydrated.ts'
import { useValueChange } from './use-value-change.ts'

type EmailFormProps = {
  /** 'Subscribe', 'Tell me' */
  action: string
  busyText: string
  variant?: ButtonProps['variant']
  busy: boolean
  error: string | undefined
  /** The result; it replaces nothing, so that nothing jumps. */
  message: string | null
  onSubmit: (email: string) => void
}

/** One address and one button. */
export function EmailForm({ action, busyText, variant, busy, error, message, onSubmit }: EmailFormProps) {
  // before hydration the browser would put the email into the page's URL
  const isHydrated = useIsHydrated()
  const formRef = useRef<HTMLFormElement>(null)
  useValueChange(error, () => {
    if (error) focusFirstError(formRef.current)
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    formRef.current = event.currentTarget
    onSubmit(String(new FormData(event.currentTarget).get('email') ?? '').trim())
  }
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.row}>
        <TextField label={texts.yourEmail} name="email" type="email" autoComplete="email" error={error} />
        <div className={styles.button}>
          <Button type="submit" variant={variant} busy={busy} busyText={busyText} disabled={!isHydrated}>
            {action}
          </Button>
        </div>
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </form>
  )
}
