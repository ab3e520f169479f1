import type { Vendor, VendorProfile } from '@turnout/contract/vendors'
import { BUSINESS_TYPES, businessTypeName, TRAVEL_KM } from '@turnout/rules/vendor'
import { useState } from 'react'
import type * as z from 'zod'
import { Awning } from '../../art/awning.tsx'
import { errorText } from '../../platform/api/problem-error.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyCheck } from '../../platform/forms/lazy-check.ts'
import { useForm } from '../../platform/forms/use-form.ts'
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
  const { field, change, isSubmitting } = form
  const [typedPlace, setTypedPlace] = useState<TypedPlace | null>(null)
  const [isPlaceMissing, setPlaceMissing] = useState(false)
  const pick = (typed: TypedPlace) => {
    const picked = wholePlace(typed)
    setTypedPlace(typed)
    if (!picked) return
    setPlaceMissing(false)
    change({ place: { name: picked.name, latitude: picked.latitude, longitude: picked.longitude } })
  }
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
          if (typedPlace && isBegun(typedPlace) && !wholePlace(typedPlace)) {
            event.preventDefault()
            setPlaceMissing(true)
            return focusFirstError(event.currentTarget)
          }
          void form.submit((profile) => onSave(profile, failed))(event)
        }}
        noValidate
      >
        <TextField label={texts.businessName} autoComplete="organization" {...field('business_name')} />
        <BusinessFields types={TYPES} field={field} />
        <PlaceFields
          place={form.values.place ?? null}
          travelKm={form.values.travel_km ?? 0}
          error={isPlaceMissing ? placeFields.missing : undefined}
          stored={values?.place ?? null}
          onType={pick}
          onKeep={(place) => {
            setTypedPlace(null)
            setPlaceMissing(false)
            change({ place })
          }}
          onTravelKm={(travel_km) => change({ travel_km })}
        />
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

type PlaceFieldsProps = {
  place: Vendor['place']
  travelKm: number
  error: string | undefined
  stored: Vendor['place']
  onType: (place: TypedPlace) => void
  onKeep: (stored: Vendor['place']) => void
  onTravelKm: (km: number) => void
}

/** Where a vendor works from, and how far they travel. */
function PlaceFields(props: PlaceFieldsProps) {
  const { place, travelKm, error, stored, onType, onKeep, onTravelKm } = props
  const [isPicking, setPicking] = useState(place === null)
  return (
    <fieldset className={styles.place}>
      <legend>{placeFields.whereYouWorkFrom}</legend>
      <p className="sub">{placeFields.whoSeesIt}</p>
      {isPicking ? (
        <>
          <PlacePicker radius={0} labels={placeFields.labels} errors={{ name: error }} onChange={onType} />
          {stored && (
            <div className={myVendorPage.buttons}>
              <Button
                size="small"
                onClick={() => {
                  setPicking(false)
                  onKeep(stored)
                }}
              >
                {placeFields.keep(stored.name)}
              </Button>
            </div>
          )}
        </>
      ) : (
        <p className={styles.placeName}>
          <Icon name="pin" />
          <b>{place?.name}</b>
        </p>
      )}
      {!isPicking && (
        <div className={myVendorPage.buttons}>
          <Button size="small" onClick={() => setPicking(true)}>
            {placeFields.anotherPlace}
          </Button>
        </div>
      )}
      <Stepper
        label={placeFields.howFar}
        hint={placeFields.zeroMeans}
        value={travelKm}
        onChange={onTravelKm}
        {...TRAVEL_KM}
        stride={10}
      />
    </fieldset>
  )
}
