import { useNavigate } from '@tanstack/react-router'
import { BUSINESS_TYPES, businessTypeName } from '@turnout/rules/vendor'
import { useState } from 'react'
import { Awning } from '../../art/awning.tsx'
import { showAtFields } from '../../platform/field-errors.ts'
import { DELAY_MS, accounts as texts } from '../../platform/texts.ts'
import { toast } from '../../platform/toast.ts'
import { checksLater, useCheckedForm } from '../../platform/use-checked-form.ts'
import { BUSINESS_FIELDS, BusinessFields } from '../../ui/business-fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AccountFrame } from './account-frame.tsx'
import { TO_SIGN_IN } from './doors.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { KindChoice } from './kind-choice.tsx'
import type { CheckedVendor as Checked, VendorForm } from './registration-checks.ts'
import { SharedFields } from './shared-fields.tsx'
import { Submit } from './submit.tsx'
import { TermsNote } from './terms-note.tsx'
import { useLater } from './use-later.ts'
import { useVendorSignUp } from './use-vendor-sign-up.ts'
import { keepWanted, useNext } from './wanted-place.ts'

const checks = checksLater(async () => (await import('./registration-checks.ts')).vendorCheck)
const FIELDS = ['email', 'phone_number', 'date_of_birth', 'password', ...BUSINESS_FIELDS] as const
const TYPES = BUSINESS_TYPES.map((type) => ({ value: type, text: businessTypeName(type) }))
const EMPTY: VendorForm = {
  business_name: '',
  email: '',
  phone_number: '',
  date_of_birth: '',
  password: '',
  confirm_password: '',
  business_type: '',
  description: '',
  business_phone: '',
  business_email: '',
}

/** Both names are the business's (specification, section 7). */
const accountOf = (said: Checked) => ({
  first_name: said.business_name,
  last_name: said.business_name,
  email: said.email,
  password: said.password,
  phone_number: said.phone_number,
  date_of_birth: said.date_of_birth,
  role: 'vendor' as const,
})

const profileOf = (said: Checked) => ({
  business_name: said.business_name,
  business_type: said.business_type,
  description: said.description,
  business_phone: said.business_phone,
  business_email: said.business_email,
})

export function SignUpVendorPage() {
  const form = useCheckedForm(checks, { defaultValues: EMPTY })
  const { register: bind, handleSubmit, setError, watch, formState } = form
  const { signUp, isPending } = useVendorSignUp()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const navigate = useNavigate()
  const later = useLater()
  const next = useNext()
  const { business_name, password, confirm_password } = watch()

  const field = (name: keyof VendorForm) => ({ ...bind(name), error: formState.errors[name]?.message })
  const submit = handleSubmit((said) => {
    setRefusal(null)
    signUp(
      { account: accountOf(said), profile: profileOf(said) },
      {
        done: () => {
          keepWanted(next, Date.now())
          setDone(true)
          toast.done(texts.vendorRegistered)
          later(DELAY_MS.afterVendorSignUp, () => void navigate({ to: '/signin', search: { next } }))
        },
        failed: (error, text) => {
          if (!showAtFields(error, FIELDS, setError)) setRefusal(text)
        },
      },
    )
  })

  return (
    <AccountFrame
      wall={(shape) => <Awning name={business_name} shape={shape} />}
      door={TO_SIGN_IN}
      title="Set up your stall"
      lead="One account for playing, organising and selling."
    >
      <KindChoice chosen="vendor" />
      <form id="sign-up" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {refusal && <FormAlert>{refusal}</FormAlert>}
        <TextField label="Business name" autoComplete="organization" {...field('business_name')} />
        <BusinessFields types={TYPES} field={field} />
        <h2>Your account</h2>
        <SharedFields field={field} password={password} confirmation={confirm_password} />
      </form>
      <Submit
        form="sign-up"
        text="Sign up"
        doing="Signing up"
        busy={isPending || isDone || formState.isSubmitting}
      >
        <TermsNote />
      </Submit>
    </AccountFrame>
  )
}
