import { useController } from 'react-hook-form'
import { getPosition } from './form-position.ts'
import { addressField as texts } from './form-texts.ts'
import { lastPosition } from './public/last-position.ts'
import { SuggestionField } from './suggestion-field.tsx'
import type { GroupForm } from './use-group-form.ts'
import { usePickPlace } from './use-pick-place.ts'

type AddressFieldProps = { form: GroupForm; error?: string | undefined }

export function AddressField({ form, error }: AddressFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'venue_address' })
  const pick = usePickPlace(form)
  return (
    <SuggestionField
      label={texts.venueAddress}
      icon="pin"
      error={error ?? fieldState.error?.message}
      name={field.name}
      ref={field.ref}
      value={field.value}
      getNear={() => getPosition(form) ?? lastPosition()}
      onChange={field.onChange}
      onBlur={field.onBlur}
      onPick={(place, session) => void pick(place, session)}
    />
  )
}
