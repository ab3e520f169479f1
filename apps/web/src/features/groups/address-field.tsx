import { getPosition, type VenueForm } from './form-position.ts'
import { addressField as texts } from './form-texts.ts'
import { lastPosition } from './public/last-position.ts'
import { SuggestionField } from './suggestion-field.tsx'
import { usePickPlace } from './use-pick-place.ts'

type AddressFieldProps = { form: VenueForm; error?: string | undefined }

export function AddressField({ form, error }: AddressFieldProps) {
  const field = form.bind('venue_address')
  const pick = usePickPlace(form)
  return (
    <SuggestionField
      label={texts.venueAddress}
      icon="pin"
      error={error ?? field.error}
      name={field.name}
      ref={field.ref}
      value={form.values.venue_address}
      getNear={() => getPosition(form) ?? lastPosition()}
      onChange={(venue_address) => form.change({ venue_address })}
      onBlur={field.onBlur}
      onPick={(place, session) => void pick(place, session)}
    />
  )
}
