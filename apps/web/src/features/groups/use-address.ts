import { getPlace, type Suggestion } from '@turnout/contract/places'
import { useRef, useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { errorText } from '../../platform/api/problem-error.ts'
import { toast } from '../../platform/toast.ts'
import { getPosition, setPosition } from './form-position.ts'
import { positionOf } from './suggestion-text.ts'
import { address as texts } from './texts.ts'
import type { GroupForm } from './use-group-form.ts'
import { lastPosition } from './use-near-me.ts'
import { useSuggestions } from './use-suggestions.ts'

const NO_PLACE = texts.weCouldNotFindOut

/** The address as it is typed, what is suggested for it, and what picking one fills in. */
export function useAddress(form: GroupForm) {
  // only what somebody types is searched for, not what a pick filled in
  const [typed, setTyped] = useState('')
  const [near, setNear] = useState(() => getPosition(form) ?? lastPosition())
  const search = useSuggestions(typed, near)
  const pickedName = useRef<string | null>(null)

  const setField = (field: 'venue_name' | 'venue_address', text: string) =>
    form.setValue(field, text, { shouldDirty: true, shouldValidate: true })

  const pick = async (place: Suggestion) => {
    setTyped('')
    const currentName = form.getValues('venue_name').trim()
    // a name that somebody gave the pitch stays, unless the pick knows how others call it
    if (place.source === 'venue' || currentName === '' || currentName === pickedName.current) {
      setField('venue_name', place.name)
      pickedName.current = place.name
    }
    setField('venue_address', place.address)
    const position = positionOf(place)
    if (position) return setPosition(form, position)
    try {
      const resolved = await call(getPlace, {
        params: { placeId: place.id },
        query: { session: search.session },
      })
      setField('venue_address', resolved.address)
      setPosition(form, resolved)
    } catch (error) {
      toast.failed(errorText(error, NO_PLACE))
    }
  }
  return {
    ...search,
    near,
    type: setTyped,
    pick,
    startVisit: () => {
      setNear(getPosition(form) ?? lastPosition())
      search.startSession()
    },
  }
}
