import type { Suggestion } from '@turnout/contract/places'
import { useRef } from 'react'
import { setPosition, type VenueForm } from './form-position.ts'
import { addressField as texts } from './form-texts.ts'
import { lastPosition } from './public/last-position.ts'
import { pinOf } from './public/venue-pin.ts'
import { resolvePlace } from './resolve-place.ts'
import { SuggestionField } from './suggestion-field.tsx'

type AddressFieldProps = { form: VenueForm; label?: string; error?: string | undefined }

export function AddressField({ form, label = texts.venueAddress, error }: AddressFieldProps) {
  const field = form.bind('venue_address')
  const pick = usePickPlace(form)
  return (
    <SuggestionField
      label={label}
      icon="pin"
      error={error ?? field.error}
      name={field.name}
      ref={field.ref}
      value={form.values.venue_address}
      getNear={() => pinOf(form.values) ?? lastPosition()}
      onChange={(venue_address) => form.change({ venue_address })}
      onBlur={field.onBlur}
      onPick={(place, session) => void pick(place, session)}
    />
  )
}

/** Fills the form from a suggested place. */
function usePickPlace(form: VenueForm) {
  const pickedName = useRef<string | null>(null)

  const setField = (field: 'venue_name' | 'venue_address', text: string) => {
    form.change({ [field]: text })
    form.show(field)
  }

  return async (place: Suggestion, session: string) => {
    const currentName = form.latest().venue_name.trim()
    // a typed name stays, unless a venue is picked: its name is the one that other groups use
    if (place.source === 'venue' || currentName === '' || currentName === pickedName.current) {
      setField('venue_name', place.name)
      pickedName.current = place.name
    }
    setField('venue_address', place.address)
    const resolved = await resolvePlace(place, session)
    if (!resolved) return
    setField('venue_address', resolved.address)
    setPosition(form, resolved)
  }
}
