import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Awning } from '../../art/awning.tsx'
import { DELAY_MS, accounts as texts } from '../../platform/texts.ts'
import { toast } from '../../platform/toast.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AccountFrame } from './account-frame.tsx'
import { useRegister } from './actions.ts'
import { TO_SIGN_IN } from './doors.ts'
import { showAtFields } from './field-errors.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { KindChoice } from './kind-choice.tsx'
import { VendorForm } from './registration.ts'
import { SharedFields } from './shared-fields.tsx'
import { Submit } from './submit.tsx'
import { TermsNote } from './terms-note.tsx'
import { useLater } from './use-later.ts'

const FIELDS = ['email', 'phone_number', 'date_of_birth', 'password'] as const
const EMPTY: VendorForm = {
  business_name: '',
  email: '',
  phone_number: '',
  date_of_birth: '',
  password: '',
  confirm_password: '',
}

export function SignUpVendorPage() {
  const form = useForm({ defaultValues: EMPTY, resolver: zodResolver(VendorForm) })
  const { register: bind, handleSubmit, setError, watch, formState } = form
  const { signUp, isPending } = useRegister()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const navigate = useNavigate()
  const later = useLater()
  const { business_name, password, confirm_password } = watch()

  const field = (name: keyof VendorForm) => ({ ...bind(name), error: formState.errors[name]?.message })
  const submit = handleSubmit(({ business_name: name, confirm_password: _, ...said }) => {
    setRefusal(null)
    signUp(
      // both names are the business's (specification, section 7)
      { ...said, first_name: name, last_name: name, role: 'vendor' },
      {
        done: () => {
          setDone(true)
          toast.done(texts.vendorRegistered)
          later(DELAY_MS.afterVendorSignUp, () => void navigate({ to: '/signin' }))
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
        <SharedFields field={field} password={password} confirmation={confirm_password} />
      </form>
      <p className={styles.small}>
        This opens your account. What you offer, your description and your business contact follow once you
        have confirmed your e-mail; that page is not open yet.
      </p>
      <Submit form="sign-up" text="Sign up" doing="Signing up" busy={isPending || isDone}>
        <TermsNote />
      </Submit>
    </AccountFrame>
  )
}
