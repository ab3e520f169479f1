import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { showAtFields } from '../../platform/field-errors.ts'
import { identity } from '../../platform/identity.ts'
import { isProblem, sentenceOf } from '../../platform/problem-error.ts'
import { accounts as texts } from '../../platform/texts.ts'
import { checksLater, useCheckedForm } from '../../platform/use-checked-form.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { AccountFrame } from './account-frame.tsx'
import { TO_SIGN_IN } from './doors.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { FormNews } from './form-news.tsx'
import { useResetPassword } from './profile-actions.ts'
import type { ResetPasswordForm } from './profile-checks.ts'
import { Submit } from './submit.tsx'

const checks = checksLater(async () => (await import('./profile-checks.ts')).resetCheck)
const FIELDS = ['password', 'confirm_password'] as const

export function ResetPasswordPage({ token = '' }: { token?: string | undefined }) {
  // the address forgets the secret at once, so it is kept here for as long as the page stands
  const [secret] = useState(token)
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
  const [state, setState] = useState<'open' | 'dead' | 'done'>(secret === '' ? 'dead' : 'open')

  return (
    <AccountFrame
      wall={(shape) => <BibOnPeg name="" shape={shape} />}
      door={TO_SIGN_IN}
      title="Choose a new password"
    >
      {state === 'open' && <NewPassword token={secret} onEnd={setState} />}
      {state === 'dead' && (
        <>
          <FormNews>This link is used, invalid or expired. Ask for a new one.</FormNews>
          <div>
            <Link to="/forgot-password" className={buttonClass({ look: 'primary' })}>
              Send a new link
            </Link>
          </div>
        </>
      )}
      {state === 'done' && (
        <>
          <FormNews>Your new password is set, and every device is signed out. Sign in with it.</FormNews>
          <div>
            <Link to="/signin" className={buttonClass({ look: 'primary' })}>
              Sign in
            </Link>
          </div>
        </>
      )}
    </AccountFrame>
  )
}

function NewPassword({ token, onEnd }: { token: string; onEnd: (how: 'dead' | 'done') => void }) {
  const { mutate, isPending } = useResetPassword()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useCheckedForm(checks, {
    defaultValues: { password: '', confirm_password: '' },
  })
  const field = (name: keyof ResetPasswordForm) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  })

  const submit = handleSubmit(({ password }) => {
    setRefusal(null)
    mutate(
      { body: { token, password } },
      {
        done: () => {
          // whoever was signed in here is not any more; where nobody was, the place they wanted is still wanted
          if (identity.token() !== null) identity.signOut()
          onEnd('done')
        },
        failed: (error) => {
          if (isProblem(error, 'reset-invalid')) return onEnd('dead')
          if (!showAtFields(error, FIELDS, setError)) setRefusal(sentenceOf(error, texts.passwordFailed))
        },
      },
    )
  })

  return (
    <>
      <form id="reset" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="8 characters or more"
          {...field('password')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...field('confirm_password')}
        />
      </form>
      <Submit
        form="reset"
        text="Set new password"
        doing="Setting it"
        busy={isPending || formState.isSubmitting}
      />
    </>
  )
}
