import { getPlace, type Suggestion } from '@turnout/contract/places'
import { useRef, useState } from 'react'
import { call } from '../../platform/api.ts'
import { sentenceOf } from '../../platform/problem-error.ts'
import { toast } from '../../platform/toast.ts'
import { whereabouts } from './suggestion-words.ts'
import { type GroupForm, placeOf, setPlace } from './use-group-form.ts'
import { lastPosition } from './use-near-me.ts'
import { useSuggestions } from './use-suggestions.ts'

const NO_PLACE = 'We could not find out where that is. Set the pin instead.'

/** The address as it is typed, what is suggested for it, and what picking one fills in. */
export function useAddress(form: GroupForm) {
  // only what somebody types is searched for, not what a pick filled in
  const [typed, setTyped] = useState('')
  const [near, setNear] = useState(() => placeOf(form) ?? lastPosition())
  const search = useSuggestions(typed, near)
  const pickedName = useRef<string | null>(null)

  const fill = (field: 'venue_name' | 'venue_address', text: string) =>
    form.setValue(field, text, { shouldDirty: true, shouldValidate: true })

  const pick = async (place: Suggestion) => {
    setTyped('')
    const own = form.getValues('venue_name').trim()
    // a name that somebody gave the pitch stays, unless the pick knows how others call it
    if (place.source === 'venue' || own === '' || own === pickedName.current) {
      fill('venue_name', place.name)
      pickedName.current = place.name
    }
    fill('venue_address', place.address)
    const at = whereabouts(place)
    if (at) return setPlace(form, at)
    try {
      const found = await call(getPlace, {
        params: { placeId: place.id },
        query: { session: search.session },
      })
      fill('venue_address', found.address)
      setPlace(form, found)
    } catch (error) {
      toast.failed(sentenceOf(error, NO_PLACE))
    }
  }
  return {
    ...search,
    near,
    type: setTyped,
    pick,
    visit: () => {
      setNear(placeOf(form) ?? lastPosition())
      search.startSession()
    },
  }
}
