import { PasswordField } from '../../ui/password-field.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import styles from './form.module.css'
import { common, messages, sharedFields as texts } from './texts.ts'

type FieldName = 'email' | 'phone_number' | 'password' | 'confirm_password'

type Binding = Omit<TextFieldProps, 'label'>

type SharedFieldsProps = {
  field: (name: FieldName) => Binding
  password: string
  confirmation: string
  /** For people only. */
  dateOfBirth?: Binding
}

/** The fields that users and vendors share. */
export function SharedFields({ field, password, confirmation, dateOfBirth }: SharedFieldsProps) {
  const isLongEnough = [...password].length >= 8
  const matches = password !== '' && confirmation === password
  return (
    <>
      <TextField label={common.email} type="email" autoComplete="email" {...field('email')} />
      <div className={styles.pair}>
        <TextField
          label={common.phoneNumber}
          type="tel"
          autoComplete="tel"
          hint={texts.whyPhoneNumber}
          {...field('phone_number')}
        />
        {dateOfBirth && (
          <TextField
            label={common.dateOfBirth}
            type="date"
            autoComplete="bday"
            hint={texts.whyDateOfBirth}
            {...dateOfBirth}
          />
        )}
      </div>
      <div className={styles.pair}>
        <PasswordField
          label={common.password}
          autoComplete="new-password"
          hint={common.eightCharactersOrMore}
          ok={isLongEnough ? common.eightCharactersOrMore : undefined}
          {...field('password')}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          ok={matches ? texts.same : undefined}
          {...field('confirm_password')}
          error={
            field('confirm_password').error ??
            (confirmation !== '' && confirmation.length >= password.length && !matches
              ? messages.passwordsDiffer
              : undefined)
          }
        />
      </div>
    </>
  )
}
