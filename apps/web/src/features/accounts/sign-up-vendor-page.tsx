import { BUSINESS_TYPES, businessTypeName } from '@turnout/rules/vendor'
import { useRef, useState } from 'react'
import { Awning } from '../../art/awning.tsx'
import { useInFlight } from '../../platform/api/in-flight.ts'
import { errorText } from '../../platform/api/problem-error.ts'
import { useTask, withRetries } from '../../platform/api/use-task.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyCheck } from '../../platform/forms/lazy-check.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { DELAY_MS } from '../../platform/specified-figures.ts'
import { toast } from '../../platform/toast.ts'
import { BUSINESS_FIELDS, BusinessFields } from '../../ui/business-fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTimeout } from '../../ui/use-timeout.ts'
import { AccountLayout } from './account-layout.tsx'
import { AccountTypeChoice } from './account-type-choice.tsx'
import { type Callbacks, registrationErrorText } from './actions.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import type { VendorForm } from './registration-schema.ts'
import { goalOf, saveReturnPath, useNextParam } from './return-path.ts'
import { SharedFields } from './shared-fields.tsx'
import { SignUpLead } from './sign-up-lead.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TermsNote } from './terms-note.tsx'
import { common, messages, signUpVendorPage as texts, vendorSignUp } from './texts.ts'
import { newProgress, type Progress, signUpVendor, type VendorSignUp } from './vendor-sign-up.ts'

const check = lazyCheck(async () => (await import('./registration-schema.ts')).checkVendor)
const FIELDS = ['email', 'phone_number', 'password', ...BUSINESS_FIELDS] as const
const TYPES = BUSINESS_TYPES.map((type) => [type, businessTypeName(type)] as const)
const EMPTY: VendorForm = {
  business_name: '',
  email: '',
  phone_number: '',
  password: '',
  confirm_password: '',
  business_type: '',
  description: '',
  business_phone: '',
  business_email: '',
}

export function SignUpVendorPage() {
  const { values, field, submit, setErrors, isSubmitting } = useForm({ initial: EMPTY, check })
  const { signUp, isPending } = useVendorSignUp()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isRegistered, setRegistered] = useState(false)
  const navigate = useNavigate()
  const { run: runAfter } = useTimeout()
  const next = useNextParam()
  const { business_name, password, confirm_password } = values

  const send = submit(({ confirm_password: _, email, password, phone_number, ...profile }) => {
    setRefusal(null)
    // both names are the business name
    const names = { first_name: profile.business_name, last_name: profile.business_name }
    const account = { ...names, email, password, phone_number, role: 'vendor' as const, ...goalOf(next) }
    signUp(
      { account, profile },
      {
        done: () => {
          saveReturnPath(next, Date.now())
          setRegistered(true)
          toast.done(messages.vendorRegistered)
          runAfter(DELAY_MS.afterVendorSignUp, () => void navigate({ to: '/signin', search: { next } }))
        },
        failed: (error, text) => {
          if (!showFieldErrors(error, FIELDS, setErrors)) setRefusal(text)
        },
      },
    )
  })

  return (
    <AccountLayout
      illustration={(shape) => <Awning name={business_name} shape={shape} />}
      title={texts.setUpYourStall}
      lead={<SignUpLead />}
    >
      <AccountTypeChoice chosen="vendor" />
      <form id="sign-up" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {refusal && <FormAlert>{refusal}</FormAlert>}
        <TextField label={texts.businessName} autoComplete="organization" {...field('business_name')} />
        <BusinessFields types={TYPES} field={field} />
        <h2>{common.yourAccount}</h2>
        <SharedFields field={field} password={password} confirmation={confirm_password} />
      </form>
      <SubmitButton
        form="sign-up"
        text={common.signUp}
        busyText={common.signingUp}
        busy={isPending || isRegistered || isSubmitting}
      >
        <TermsNote />
      </SubmitButton>
    </AccountLayout>
  )
}

function useVendorSignUp() {
  const progress = useRef<Progress>(newProgress())
  const inFlight = useInFlight()
  const { start, isPending } = useTask((input: VendorSignUp) =>
    // each attempt continues where the last one failed
    withRetries(() => signUpVendor(input, progress.current)).finally(() => inFlight.finish(input)),
  )
  const signUp = (input: VendorSignUp, { done, failed }: Callbacks) => {
    if (!inFlight.start(input)) return
    start(input, {
      done,
      failed: (error) => failed(error, errorTextFor(error, progress.current)),
    }).catch(() => undefined)
  }
  return { signUp, isPending }
}

const CONTINUE_TEXT = vendorSignUp.youAreRegisteredAlreadyPress

function errorTextFor(error: Error, { step }: Progress): string {
  if (step === 'register') return registrationErrorText(error)
  if (step === 'profile')
    return `${errorText(error, vendorSignUp.yourBusinessProfileCouldNot)} ${CONTINUE_TEXT}`
  return errorText(error, messages.signInFailed)
}
