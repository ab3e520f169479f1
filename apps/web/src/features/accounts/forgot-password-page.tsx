import { type SubmitEvent, useState } from 'react'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { errorText } from '../../platform/api/problem-error.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AccountLayout } from './account-layout.tsx'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { FormResult } from './form-result.tsx'
import { useForgotPassword } from './profile-actions.ts'
import { savedReturnPath, saveReturnPath, useNextParam } from './return-path.ts'
import { SubmitButton } from './submit-button.tsx'
import { common, forgotPasswordPage as texts } from './texts.ts'

export function ForgotPasswordPage() {
  const next = useNextParam()
  const { mutate, isPending, data, reset } = useForgotPassword()
  const [missing, setMissing] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setMissing(email === '' ? common.emailIsRequired : undefined)
    setRefusal(null)
    if (email === '') return event.currentTarget.querySelector('input')?.focus()
    mutate(
      { body: { email } },
      {
        // the link opens another page, without the state of this one
        done: () => saveReturnPath(next ?? savedReturnPath(Date.now()), Date.now()),
        failed: (error) => setRefusal(errorText(error, common.linkCouldNotBeSent)),
      },
    )
  }

  return (
    <AccountLayout
      illustration={(shape) => <BibOnPeg name="" shape={shape} />}
      title={texts.forgotYourPassword}
      lead={data ? undefined : texts.sayYourEmailAndWe}
    >
      {data ? (
        <>
          <FormResult>{data.message}</FormResult>
          <p>{texts.nothingThereLookAmongSpam}</p>
          <div className={styles.row}>
            <ButtonLink to="/signin" search={{ next: next }} variant="primary">
              {common.signIn}
            </ButtonLink>
            <button type="button" className={buttonClass({ variant: 'quiet' })} onClick={reset}>
              {texts.tryAnotherAddress}
            </button>
          </div>
        </>
      ) : (
        <>
          <form id="forgot" className={styles.form} onSubmit={submit} noValidate>
            {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
            <TextField label={common.email} name="email" type="email" autoComplete="email" error={missing} />
          </form>
          <SubmitButton form="forgot" text={texts.sendLink} busyText={common.sendingIt} busy={isPending} />
        </>
      )}
    </AccountLayout>
  )
}
