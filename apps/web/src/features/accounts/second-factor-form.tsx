import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import type { InputOf, ReplyOf } from '@turnout/contract/endpoint'
import type { finishSignIn, requestSecondFactor } from '@turnout/contract/second-factor'
import { type SubmitEvent, useId, useState } from 'react'
import { Button, MainButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { signWithPasskey } from './passkey-ceremony.ts'
import { secondFactorForm as texts } from './second-factor-texts.ts'

type SecondFactor = InputOf<typeof finishSignIn>['body']['second_factor']

type SecondFactorFormProps = {
  requestChallenge: () => Promise<ReplyOf<typeof requestSecondFactor>>
  busy: boolean
  refusal: string | null
  onUse: (secondFactor: SecondFactor) => void
  /** The challenge could not be requested, or the device did not sign it. */
  onFail: (error: Error | null) => void
}

/** After the password: a passkey, or a recovery code without one. */
export function SecondFactorForm({ requestChallenge, busy, refusal, onUse, onFail }: SecondFactorFormProps) {
  const formId = useId()
  const [isAsking, setAsking] = useState(false)
  const [missing, setMissing] = useState(false)

  const signChallenge = async () => {
    onFail(null)
    setAsking(true)
    try {
      onUse({ credential: await signWithPasskey(await requestChallenge(), { autofill: false }) })
    } catch (error) {
      onFail(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setAsking(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFail(null)
    const code = String(new FormData(event.currentTarget).get('recovery_code') ?? '').trim()
    setMissing(code === '')
    if (code !== '') onUse({ recovery_code: code })
    else event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <div className={styles.form}>
      {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
      {browserSupportsWebAuthn() && (
        <MainButton
          data-first-focus
          busy={isAsking}
          busyText={texts.waiting}
          onClick={() => void signChallenge()}
        >
          {texts.useMyPasskey}
        </MainButton>
      )}
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.recoveryCode}
          name="recovery_code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={texts.eachWorksOnce}
          error={missing ? texts.recoveryCodeIsRequired : undefined}
        />
        <Button type="submit" wide busy={busy} busyText={texts.checking}>
          {texts.useTheCode}
        </Button>
      </form>
    </div>
  )
}
