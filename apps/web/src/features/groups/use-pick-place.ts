import type { Suggestion } from '@turnout/contract/places'
import { useRef } from 'react'
import { setPosition } from './form-position.ts'
import { resolvePlace } from './resolve-place.ts'
import type { GroupForm } from './use-group-form.ts'

/** What picking a suggested place fills in. */
export function usePickPlace(form: GroupForm) {
  const pickedName = useRef<string | null>(null)

  const setField = (field: 'venue_name' | 'venue_address', text: string) =>
    form.setValue(field, text, { shouldDirty: true, shouldValidate: true })

  return async (place: Suggestion, session: string) => {
    const currentName = form.getValues('venue_name').trim()
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
