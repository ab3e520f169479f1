import type { Suggestion } from '@turnout/contract/places'
import { useRef } from 'react'
import { setPosition, type VenueForm } from './form-position.ts'
import { resolvePlace } from './resolve-place.ts'

/** What picking a suggested place fills in. */
export function usePickPlace(form: VenueForm) {
  const pickedName = useRef<string | null>(null)

  const setField = (field: 'venue_name' | 'venue_address', text: string) => {
    form.change({ [field]: text })
    form.show(field)
  }

  return async (place: Suggestion, session: string) => {
    const currentName = form.latest().venue_name.trim()
    // a name that was typed stays, unless the pick knows how others call the pitch
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
