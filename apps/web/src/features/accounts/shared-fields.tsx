import type { UseFormRegisterReturn } from 'react-hook-form'
import { accounts as texts } from '../../platform/texts.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './form.module.css'

type FieldName = 'email' | 'phone_number' | 'date_of_birth' | 'password' | 'confirm_password'

type SharedFieldsProps = {
  field: (name: FieldName) => UseFormRegisterReturn & { error: string | undefined }
  password: string
  confirmation: string
}

/** What users and vendors are asked alike. */
export function SharedFields({ field, password, confirmation }: SharedFieldsProps) {
  const isLongEnough = [...password].length >= 8
  const matches = password !== '' && confirmation === password
  return (
    <>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <div className={styles.pair}>
        <TextField label="Phone number" type="tel" autoComplete="tel" {...field('phone_number')} />
        <TextField label="Date of birth" type="date" autoComplete="bday" {...field('date_of_birth')} />
      </div>
      <div className={styles.pair}>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="8 characters or more"
          ok={isLongEnough ? '8 characters or more' : undefined}
          {...field('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          ok={matches ? 'The same' : undefined}
          {...field('confirm_password')}
          error={
            field('confirm_password').error ??
            (confirmation !== '' && confirmation.length >= password.length && !matches
              ? texts.passwordsDiffer
              : undefined)
          }
        />
      </div>
    </>
  )
}
