import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { sentenceOf } from '../../platform/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusOnWrong } from '../../ui/focus-on-wrong.ts'
import { PasswordField } from '../../ui/password-field.tsx'

type ProofDialogProps = {
  title: string
  /** The verb on the button. */
  confirm: string
  busy: boolean
  error: Error | null
  onProve: (password: string) => void
  onClose: () => void
}

/** For what a phone that lies around must not do: its owner says the password once more. */
export function ProofDialog({ title, confirm, busy, error, onProve, onClose }: ProofDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setMissing(password === '')
    if (password !== '') onProve(password)
  }
  const refused = error ? sentenceOf(error, 'That could not be done.') : undefined
  const wrong = missing ? 'Password is required.' : refused
  useEffect(() => {
    if (wrong) focusOnWrong(form.current)
  }, [wrong])
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" form={formId} look="dangerSolid" busy={busy} doing="Signing out">
            {confirm}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate>
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          data-first-focus
          error={wrong}
        />
      </form>
    </Dialog>
  )
}
