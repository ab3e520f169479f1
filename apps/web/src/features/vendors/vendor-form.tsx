import type { VendorProfile } from '@turnout/contract/vendors'
import { BUSINESS_TYPES, businessTypeName } from '@turnout/rules/vendor'
import { useCallback } from 'react'
import type { DefaultValues } from 'react-hook-form'
import type * as z from 'zod'
import { Awning } from '../../art/awning.tsx'
import { errorText } from '../../platform/api/problem-error.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyResolver, useCheckedForm } from '../../platform/forms/use-checked-form.ts'
import { toast } from '../../platform/toast.ts'
import { BUSINESS_FIELDS, BusinessFields } from '../../ui/business-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { vendorForm as texts } from './texts.ts'
import styles from './vendor-form.module.css'

type Profile = z.output<typeof VendorProfile>
type ProfileInput = z.input<typeof VendorProfile>

const resolver = lazyResolver(async () => (await import('./vendor-resolver.ts')).vendorResolver)
const TYPES = BUSINESS_TYPES.map((type) => ({ value: type, text: businessTypeName(type) }))

type VendorFormProps = {
  /** What is known so far; the type may be still to choose. */
  values: DefaultValues<ProfileInput>
  submit: string
  busy: boolean
  onSave: (profile: Profile, failed: (error: Error) => void) => void
}

/** The stall as it stands, with the name on its sign as it is typed. */
export function VendorForm({ values, submit, busy, onSave }: VendorFormProps) {
  const { register, handleSubmit, setError, setValue, watch, formState } = useCheckedForm<
    ProfileInput,
    Profile
  >(resolver, {
    defaultValues: values,
  })
  const field = (name: (typeof BUSINESS_FIELDS)[number]) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  })
  // the same function for as long as the form lives: the picker calls each new one
  const setPlace = useCallback(
    (place: Profile['place']) => setValue('place', place, { shouldDirty: true }),
    [setValue],
  )
  const failed = (error: Error) => {
    if (!showFieldErrors(error, BUSINESS_FIELDS, setError))
      toast.failed(errorText(error, texts.failedToSaveYourBusiness))
  }
  return (
    <Panel>
      <div className={styles.stall} aria-hidden="true">
        <Awning name={watch('business_name') ?? ''} />
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => void handleSubmit((profile) => onSave(profile, failed))(event)}
        noValidate
      >
        <TextField label={texts.businessName} autoComplete="organization" {...field('business_name')} />
        <BusinessFields types={TYPES} field={field} />
        <PlaceFields
          place={watch('place') ?? null}
          travelKm={watch('travel_km') ?? 0}
          onPlace={setPlace}
          onTravelKm={(km) => setValue('travel_km', km, { shouldDirty: true })}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={busy || formState.isSubmitting}
            busyText={texts.saving}
          >
            {submit}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
