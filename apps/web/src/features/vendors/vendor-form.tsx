import type { Vendor, VendorProfile } from '@turnout/contract/vendors'
import { BUSINESS_TYPES, businessTypeName, TRAVEL_KM } from '@turnout/rules/vendor'
import { type Dispatch, type SetStateAction, useState } from 'react'
import type * as z from 'zod'
import { Awning } from '../../art/awning.tsx'
import { errorText } from '../../platform/api/problem-error.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyCheck } from '../../platform/forms/lazy-check.ts'
import { type Form, useForm } from '../../platform/forms/use-form.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { toast } from '../../platform/toast.ts'
import { BUSINESS_FIELDS, BusinessFields } from '../../ui/business-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { findWrongNumber } from '../../ui/find-wrong-number.ts'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { TypedPlace } from '../groups/public/place-picker.tsx'
import { wholePlace } from '../groups/public/whole-place.ts'
import myVendorPage from './my-vendor-page.module.css'
import { placeFields, vendorForm as texts } from './texts.ts'
import styles from './vendor-form.module.css'

type Profile = z.output<typeof VendorProfile>
type ProfileInput = z.input<typeof VendorProfile>

const BLANK = {
  business_name: '',
  // not chosen yet
  business_type: '' as ProfileInput['business_type'],
  description: '',
  business_phone: '',
  business_email: '',
}
const check = lazyCheck(async () => (await import('./check-vendor.ts')).checkVendor)
const NOTHING_TYPED: Picking = { typed: null, isMissing: false }
const TYPES = BUSINESS_TYPES.map((type) => [type, businessTypeName(type)] as const)

type VendorFormProps = {
  /** The known values; the type may be missing. */
  values: Partial<ProfileInput>
  submit: string
  busy: boolean
  onSave: (profile: Profile, failed: (error: Error) => void) => void
}

/** The drawn stall, with the name on its sign as it is typed. */
export function VendorForm({ values, submit, busy, onSave }: VendorFormProps) {
  const form = useForm<ProfileInput, Profile>({ initial: { ...BLANK, ...values }, check })
  const { field, isSubmitting } = form
  const stored = values.place ?? null
  const [picking, setPicking] = useState(stored === null ? NOTHING_TYPED : null)
  const failed = (error: Error) => {
    if (!showFieldErrors(error, BUSINESS_FIELDS, form.setErrors))
      toast.failed(errorText(error, texts.failedToSaveYourBusiness))
  }
  return (
    <Panel>
      <div className={styles.stall} aria-hidden="true">
        <Awning name={form.values.business_name} />
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          if (findWrongNumber(event.currentTarget)) return event.preventDefault()
          // otherwise everything but the place would be saved without a message
          if (picking?.typed && isBegun(picking.typed) && !wholePlace(picking.typed)) {
            event.preventDefault()
            setPicking({ ...picking, isMissing: true })
            return focusFirstError(event.currentTarget)
          }
          void form.submit((profile) => onSave(profile, failed))(event)
        }}
        noValidate
      >
        <TextField label={texts.businessName} autoComplete="organization" {...field('business_name')} />
        <BusinessFields types={TYPES} field={field} />
        <PlaceFields {...{ form, stored, picking, setPicking }} />
        <div>
          <Button type="submit" variant="primary" busy={busy || isSubmitting} busyText={texts.saving}>
            {submit}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

const PlacePicker = lazyPart(async () => (await import('../groups/public/place-picker.tsx')).PlacePicker)

const isBegun = ({ name, address, latitude }: TypedPlace): boolean =>
  name.trim() !== '' || address.trim() !== '' || latitude !== null

/** A place that is picked now; it is missing once the form was sent with a part of it only. */
type Picking = { typed: TypedPlace | null; isMissing: boolean }

type PlaceFieldsProps = {
  form: Pick<Form<ProfileInput>, 'values' | 'change'>
  stored: Vendor['place']
  /** Null while the place stays as it is. */
  picking: Picking | null
  setPicking: Dispatch<SetStateAction<Picking | null>>
}

/** Where a vendor works from, and how far they travel. */
function PlaceFields({ form: { values, change }, stored, picking, setPicking }: PlaceFieldsProps) {
  const type = (typed: TypedPlace) => {
    const whole = wholePlace(typed)
    // the answer to "Use where I am" may come after the place was kept, or after the form was sent
    setPicking((now) => now && { typed, isMissing: now.isMissing && !whole })
    if (whole) change({ place: { name: whole.name, latitude: whole.latitude, longitude: whole.longitude } })
  }
  return (
    <fieldset className={styles.place}>
      <legend>{placeFields.whereYouWorkFrom}</legend>
      <p className="sub">{placeFields.whoSeesIt}</p>
      {picking ? (
        <>
          <PlacePicker
            radius={0}
            labels={placeFields.labels}
            errors={{ name: picking.isMissing ? placeFields.missing : undefined }}
            onChange={type}
          />
          {stored && (
            <div className={myVendorPage.buttons}>
              <Button
                size="small"
                onClick={() => {
                  setPicking(null)
                  change({ place: stored })
                }}
              >
                {placeFields.keep(stored.name)}
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <p className={styles.placeName}>
            <Icon name="pin" />
            <b>{values.place?.name}</b>
          </p>
          <div className={myVendorPage.buttons}>
            <Button size="small" onClick={() => setPicking(NOTHING_TYPED)}>
              {placeFields.anotherPlace}
            </Button>
          </div>
        </>
      )}
      <Stepper
        label={placeFields.howFar}
        hint={placeFields.zeroMeans}
        value={values.travel_km ?? 0}
        onChange={(travel_km) => change({ travel_km })}
        {...TRAVEL_KM}
        stride={10}
      />
    </fieldset>
  )
}
