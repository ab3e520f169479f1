import type { finishActivation } from '@turnout/contract/accounts'
import type { ReplyOf } from '@turnout/contract/endpoint'
import { PASSWORD_MIN } from '@turnout/rules/account'
import { type SubmitEvent, useRef, useState } from 'react'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { identity } from '../../platform/session/identity.ts'
import { Button, MainButton } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFinishActivation } from './actions.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { FormResult } from './form-result.tsx'
import { isOwnDevice } from './own-device.ts'
import { common, messages, finishActivation as texts } from './texts.ts'

const PASSWORD_PROBLEMS = [
  'not-chosen-password',
  'password-too-short',
  'password-too-long',
  'password-common',
  'password-is-own-word',
] as const

const NAMES = ['first_name', 'last_name'] as const
type NameErrors = Partial<Record<(typeof NAMES)[number], string>>
const isName = (field: string) => NAMES.some((name) => name === field)

type FinishActivationProps = {
  token: string
  done: (reply: ReplyOf<typeof finishActivation>) => void
  /** The link has expired, or was replaced by another one. */
  onInvalid: () => void
}

/** The link was opened on another device than the sign-up: the mailbox is theirs, and the password has to be, too. */
export function FinishActivation({ token, done, onInvalid }: FinishActivationProps) {
  const { mutate, isPending } = useFinishActivation()
  const [isNew, setNew] = useState(false)
  const [fieldError, setFieldError] = useState<string | undefined>()
  const [nameErrors, setNameErrors] = useState<NameErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const showFieldError = (text: string) => {
    setFieldError(text)
    field.current?.focus()
  }
  const choose = () => {
    setNew(!isNew)
    setFieldError(undefined)
    setNameErrors({})
    setRefusal(null)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = field.current?.value ?? ''
    const form = event.currentTarget
    const [first_name, last_name] = NAMES.map((name) => String(new FormData(form).get(name) ?? '').trim())
    const showNameErrors = (errors: NameErrors) => {
      setNameErrors(errors)
      const [first] = Object.keys(errors)
      if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    }
    setFieldError(undefined)
    setNameErrors({})
    setRefusal(null)
    if (isNew && !(first_name && last_name))
      return showNameErrors({
        ...(!first_name && { first_name: texts.firstNameIsRequired }),
        ...(!last_name && { last_name: texts.lastNameIsRequired }),
      })
    if (password === '') return showFieldError(common.passwordIsRequired)
    if (isNew && [...password].length < PASSWORD_MIN) return showFieldError(messages.newPasswordShort)
    mutate(
      {
        body: {
          token,
          ...(isNew ? { new_password: password, first_name, last_name } : { password }),
          sign_in: identity.token() === null,
          remember_me: isOwnDevice(),
        },
      },
      {
        done,
        failed: (error) => {
          if (isProblem(error, 'activation-invalid')) onInvalid()
          else if (isProblem(error, ...PASSWORD_PROBLEMS)) showFieldError(error.message)
          else if (isProblem(error) && error.errors.some(({ field }) => isName(field)))
            showNameErrors(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])))
          else setRefusal(errorText(error, messages.activationFailed))
        },
      },
    )
  }

  return (
    <form className={styles.finish} onSubmit={submit} noValidate>
      <h1>{isNew ? common.chooseNewPassword : texts.oneMoreStep}</h1>
      <FormResult key={String(isNew)}>
        {isNew ? texts.itReplacesPasswordOfSign : messages.activationNeedsPassword}
      </FormResult>
      {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
      {isNew && (
        <div className={styles.pair}>
          <TextField
            label={common.firstName}
            name="first_name"
            autoComplete="given-name"
            error={nameErrors.first_name}
          />
          <TextField
            label={common.lastName}
            name="last_name"
            autoComplete="family-name"
            error={nameErrors.last_name}
          />
        </div>
      )}
      <PasswordField
        key={isNew ? 'new' : 'chosen'}
        ref={field}
        label={isNew ? common.newPassword : common.password}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? common.eightCharactersOrMore : undefined}
        error={fieldError}
      />
      <MainButton type="submit" busy={isPending} busyText={common.openingYourAccount}>
        {texts.activateAccount}
      </MainButton>
      <p className={styles.other}>
        {isNew ? texts.rememberIt : texts.dontKnowIt}{' '}
        <Button variant="quiet" onClick={choose} disabled={isPending}>
          {isNew ? texts.enterIt : texts.chooseNewOne}
        </Button>
      </p>
    </form>
  )
}
