import { INTERESTS } from '@turnout/rules/words'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { showAtFields } from '../../platform/field-errors.ts'
import { checksLater, useCheckedForm } from '../../platform/use-checked-form.ts'
import { Chips } from '../../ui/chips.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AccountFrame } from './account-frame.tsx'
import { useRegister } from './actions.ts'
import { birthday } from './birthday.ts'
import { CheckMail } from './check-mail.tsx'
import { TO_SIGN_IN } from './doors.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { KindChoice } from './kind-choice.tsx'
import type { UserForm } from './registration-checks.ts'
import { SharedFields } from './shared-fields.tsx'
import { Submit } from './submit.tsx'
import { TermsNote } from './terms-note.tsx'
import { inviteIn, keepWanted, useNext } from './wanted-place.ts'

const checks = checksLater(async () => (await import('./registration-checks.ts')).userCheck)
const FIELDS = ['first_name', 'last_name', 'email', 'phone_number', 'date_of_birth', 'password'] as const
const INTEREST_OPTIONS = INTERESTS.map((interest) => ({ value: interest, text: interest }))
const EMPTY: UserForm = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  date_of_birth: '',
  password: '',
  confirm_password: '',
  interests: [],
}

export function SignUpUserPage() {
  const form = useCheckedForm(checks, { defaultValues: EMPTY })
  const { register: bind, control, handleSubmit, setError, watch, formState } = form
  const { signUp, isPending } = useRegister()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { first_name, date_of_birth, password, confirm_password } = watch()
  const next = useNext()

  const field = (name: keyof UserForm) => ({ ...bind(name), error: formState.errors[name]?.message })
  const submit = handleSubmit(({ confirm_password: _, ...said }) => {
    setRefusal(null)
    signUp(
      { ...said, role: 'user', invite: inviteIn(next) },
      {
        done: () => {
          keepWanted(next, Date.now())
          setSentTo(said.email)
        },
        failed: (error, text) => {
          if (!showAtFields(error, FIELDS, setError)) setRefusal(text)
        },
      },
    )
  })

  if (sentTo !== null) return <CheckMail email={sentTo} />
  return (
    <AccountFrame
      wall={(shape) => <BibOnPeg name={first_name} day={birthday(date_of_birth)} shape={shape} />}
      door={TO_SIGN_IN}
      title="Get your bib"
      lead="One account for playing, organising and selling."
    >
      <KindChoice chosen="user" />
      <form id="sign-up" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {refusal && <FormAlert>{refusal}</FormAlert>}
        <div className={styles.pair}>
          <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
          <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
        </div>
        <SharedFields field={field} password={password} confirmation={confirm_password} />
        <Controller
          name="interests"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Chips label="Interests" optional options={INTEREST_OPTIONS} chosen={value} onChange={onChange} />
          )}
        />
      </form>
      <Submit form="sign-up" text="Sign up" doing="Signing up" busy={isPending || formState.isSubmitting}>
        <TermsNote />
      </Submit>
    </AccountFrame>
  )
}
