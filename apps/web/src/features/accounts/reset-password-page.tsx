import { useState } from 'react'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyCheck } from '../../platform/forms/lazy-check.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { identity } from '../../platform/session/identity.ts'
import { useSecret } from '../../platform/session/use-secret.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { AccountLayout } from './account-layout.tsx'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { FormResult } from './form-result.tsx'
import { useResetPassword } from './profile-actions.ts'
import type { ResetPasswordForm } from './profile-schema.ts'
import { SubmitButton } from './submit-button.tsx'
import { common, messages, resetPasswordPage as texts } from './texts.ts'

const check = lazyCheck(async () => (await import('./profile-schema.ts')).checkResetPassword)
const FIELDS = ['password', 'confirm_password'] as const
const EMPTY: ResetPasswordForm = { password: '', confirm_password: '' }

export function ResetPasswordPage({ token = '' }: { token?: string | undefined }) {
  const secret = useSecret(token)
  const [state, setState] = useState<'open' | 'dead' | 'done'>(secret === '' ? 'dead' : 'open')

  return (
    <AccountLayout
      illustration={(shape) => <BibOnPeg name="" shape={shape} />}
      title={common.chooseNewPassword}
    >
      {state === 'open' && <NewPassword token={secret} onEnd={setState} />}
      {state === 'dead' && (
        <>
          <FormResult>{texts.thisLinkIsUsedInvalid}</FormResult>
          <div>
            <ButtonLink to="/forgot-password" variant="primary">
              {texts.sendNewLink}
            </ButtonLink>
          </div>
        </>
      )}
      {state === 'done' && (
        <>
          <FormResult>{texts.yourNewPasswordIsSet}</FormResult>
          <div>
            <ButtonLink to="/signin" variant="primary">
              {common.signIn}
            </ButtonLink>
          </div>
        </>
      )}
    </AccountLayout>
  )
}

function NewPassword({ token, onEnd }: { token: string; onEnd: (state: 'dead' | 'done') => void }) {
  const { mutate, isPending } = useResetPassword()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { field, submit, setErrors, isSubmitting } = useForm({ initial: EMPTY, check })

  const send = submit(({ password }) => {
    setRefusal(null)
    mutate(
      { body: { token, password } },
      {
        done: () => {
          // a reset ends an existing session here; without one the return path stays
          if (identity.token() !== null) identity.signOut()
          onEnd('done')
        },
        failed: (error) => {
          if (isProblem(error, 'reset-invalid')) return onEnd('dead')
          if (!showFieldErrors(error, FIELDS, setErrors))
            setRefusal(errorText(error, messages.passwordFailed))
        },
      },
    )
  })

  return (
    <>
      <form id="reset" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
        <PasswordField
          label={common.newPassword}
          autoComplete="new-password"
          hint={common.eightCharactersOrMore}
          {...field('password')}
        />
        <PasswordField
          label={common.confirmNewPassword}
          autoComplete="new-password"
          {...field('confirm_password')}
        />
      </form>
      <SubmitButton
        form="reset"
        text={texts.setNewPassword}
        busyText={texts.settingIt}
        busy={isPending || isSubmitting}
      />
    </>
  )
}
