import type { finishActivation } from '@turnout/contract/accounts'
import type { ReplyOf } from '@turnout/contract/endpoint'
import { PASSWORD_MIN } from '@turnout/rules/account'
import { type SubmitEvent, useRef, useState } from 'react'
import { isProblem, sentenceOf } from '../../platform/problem-error.ts'
import { accounts as texts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useFinishActivation } from './actions.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { FormNews } from './form-news.tsx'

const ABOUT_THE_PASSWORD = [
  'not-chosen-password',
  'password-too-short',
  'password-too-long',
  'password-common',
  'password-is-own-word',
] as const

type FinishActivationProps = {
  token: string
  done: (reply: ReplyOf<typeof finishActivation>) => void
  /** The link is over, or has been overtaken by another one. */
  dead: () => void
}

/** The link was opened on another device than the sign-up: the mailbox is theirs, now the password has to be. */
export function FinishActivation({ token, done, dead }: FinishActivationProps) {
  const { mutate, isPending } = useFinishActivation()
  const [isNew, setNew] = useState(false)
  const [wrong, setWrong] = useState<string | undefined>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const atField = (text: string) => {
    setWrong(text)
    field.current?.focus()
  }
  const choose = () => {
    setNew(!isNew)
    setWrong(undefined)
    setRefusal(null)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = field.current?.value ?? ''
    setWrong(undefined)
    setRefusal(null)
    if (said === '') return atField('Password is required.')
    if (isNew && [...said].length < PASSWORD_MIN) return atField(texts.newPasswordShort)
    mutate(
      { body: isNew ? { token, new_password: said } : { token, password: said } },
      {
        done,
        failed: (error) => {
          if (isProblem(error, 'activation-invalid')) dead()
          else if (isProblem(error, ...ABOUT_THE_PASSWORD)) atField(error.message)
          else setRefusal(sentenceOf(error, texts.activationFailed))
        },
      },
    )
  }

  return (
    <form className={styles.finish} onSubmit={submit} noValidate>
      <h1>{isNew ? 'Choose a new password' : 'One more step'}</h1>
      <FormNews key={String(isNew)}>
        {isNew
          ? 'It replaces the password of the sign-up, and other devices are signed out.'
          : texts.activationNeedsPassword}
      </FormNews>
      {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
      <PasswordField
        key={isNew ? 'new' : 'chosen'}
        ref={field}
        label={isNew ? 'New password' : 'Password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? '8 characters or more' : undefined}
        error={wrong}
      />
      <Button type="submit" look="primary" size="large" wide busy={isPending} doing="Opening your account">
        Activate account
      </Button>
      <p className={styles.other}>
        {isNew ? 'Remember it?' : "Don't know it?"}{' '}
        <Button look="quiet" onClick={choose} disabled={isPending}>
          {isNew ? 'Enter it' : 'Choose a new one'}
        </Button>
      </p>
    </form>
  )
}
