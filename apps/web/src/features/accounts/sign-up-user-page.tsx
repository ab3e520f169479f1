import { INTERESTS } from '@turnout/rules/words'
import { useState } from 'react'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyCheck } from '../../platform/forms/lazy-check.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { fillText } from '../../platform/page/fill-text.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Chips } from '../../ui/chips.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AccountTypeChoice } from './account-type-choice.tsx'
import { useRegister } from './actions.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { FormResult } from './form-result.tsx'
import type { UserForm } from './registration-schema.ts'
import { goalOf, saveReturnPath, useNextParam } from './return-path.ts'
import { SharedFields } from './shared-fields.tsx'
import { SignUpLead } from './sign-up-lead.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TermsNote } from './terms-note.tsx'
import { common, messages, checkEmail as texts } from './texts.ts'

const check = lazyCheck(async () => (await import('./registration-schema.ts')).checkUser)
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
  const { values, field, change, submit, setErrors, isSubmitting } = useForm({ initial: EMPTY, check })
  const { signUp, isPending } = useRegister()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { first_name, date_of_birth, password, confirm_password } = values
  const next = useNextParam()

  const send = submit(({ confirm_password: _, ...input }) => {
    setRefusal(null)
    signUp(
      { ...input, role: 'user', ...goalOf(next) },
      {
        done: () => {
          saveReturnPath(next, Date.now())
          setSentTo(input.email)
        },
        failed: (error, text) => {
          if (!showFieldErrors(error, FIELDS, setErrors)) setRefusal(text)
        },
      },
    )
  })

  if (sentTo !== null) return <CheckEmail email={sentTo} />
  return (
    <AccountLayout
      illustration={(shape) => <BibOnPeg name={first_name} day={dayOfBirth(date_of_birth)} shape={shape} />}
      title={common.getYourBib}
      lead={<SignUpLead />}
    >
      <AccountTypeChoice chosen="user" />
      <form id="sign-up" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {refusal && <FormAlert>{refusal}</FormAlert>}
        <div className={styles.pair}>
          <TextField label={common.firstName} autoComplete="given-name" {...field('first_name')} />
          <TextField label={common.lastName} autoComplete="family-name" {...field('last_name')} />
        </div>
        <SharedFields
          field={field}
          password={password}
          confirmation={confirm_password}
          dateOfBirth={field('date_of_birth')}
        />
        <Chips
          label={common.interests}
          optional
          options={INTEREST_OPTIONS}
          chosen={values.interests}
          onChange={(interests) => change({ interests })}
        />
      </form>
      <SubmitButton
        form="sign-up"
        text={common.signUp}
        busyText={common.signingUp}
        busy={isPending || isSubmitting}
      >
        <TermsNote />
      </SubmitButton>
    </AccountLayout>
  )
}

/** The peg is empty: the bib is taken. The same for a known email, so that no one learns who has an account. */
function CheckEmail({ email }: { email: string }) {
  const next = useNextParam()
  const { group_id, event_id } = goalOf(next)
  const text = group_id ? texts.requestGoesThen : event_id ? texts.answerGoesThen : texts.weSentLinkToOpen
  return (
    <AccountLayout
      illustration={(shape) => <BibOnPeg name="" taken shape={shape} />}
      title={messages.checkMail}
    >
      <FormResult>{fillText(text, { email: <b>{email}</b> })}</FormResult>
      <div>
        <ButtonLink to="/signin" search={{ next }} variant="primary">
          {common.signIn}
        </ButtonLink>
      </div>
    </AccountLayout>
  )
}

/** The day of '1994-03-17', 17, for the bib. */
export const dayOfBirth = (date: string): number | null => {
  const day = Number(date.slice(8, 10))
  return day >= 1 && day <= 31 ? day : null
}
