import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { sentenceOf } from '../../platform/problem-error.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AccountFrame } from './account-frame.tsx'
import { TO_SIGN_IN } from './doors.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { FormNews } from './form-news.tsx'
import { useForgotPassword } from './profile-actions.ts'
import { Submit } from './submit.tsx'
import { keepWanted, useNext, wantedPlace } from './wanted-place.ts'

export function ForgotPasswordPage() {
  const asked = useNext()
  const { mutate, isPending, data, reset } = useForgotPassword()
  const [missing, setMissing] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setMissing(email === '' ? 'E-mail is required.' : undefined)
    setRefusal(null)
    if (email === '') return event.currentTarget.querySelector('input')?.focus()
    mutate(
      { body: { email } },
      {
        // the link opens a page that knows nothing of this one
        done: () => keepWanted(asked ?? wantedPlace(Date.now()), Date.now()),
        failed: (error) => setRefusal(sentenceOf(error, 'The link could not be sent.')),
      },
    )
  }

  return (
    <AccountFrame
      wall={(shape) => <BibOnPeg name="" shape={shape} />}
      door={TO_SIGN_IN}
      title="Forgot your password?"
      lead={data ? undefined : 'Say your e-mail, and we send you a link to a new one.'}
    >
      {data ? (
        <>
          <FormNews>{data.message}</FormNews>
          <p>Nothing there? Look among the spam, or try the address with which you signed up.</p>
          <div className={styles.row}>
            <Link to="/signin" search={{ next: asked }} className={buttonClass({ look: 'primary' })}>
              Sign in
            </Link>
            <button type="button" className={buttonClass({ look: 'quiet' })} onClick={reset}>
              Try another address
            </button>
          </div>
        </>
      ) : (
        <>
          <form id="forgot" className={styles.form} onSubmit={submit} noValidate>
            {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
            <TextField label="Email" name="email" type="email" autoComplete="email" error={missing} />
          </form>
          <Submit form="forgot" text="Send the link" doing="Sending it" busy={isPending} />
        </>
      )}
    </AccountFrame>
  )
}
