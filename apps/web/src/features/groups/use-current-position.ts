import type { GeolocationReading } from '@turnout/rules/geofence'
import { useState } from 'react'
import { locate } from '../../platform/device/locate.ts'
import { toast } from '../../platform/toast.ts'
import { setPosition, type VenueForm } from './form-position.ts'
import { currentPosition as texts } from './texts.ts'

/** The person's position, read on request; the form's pin moves there. */
export function useCurrentPosition(form: VenueForm) {
  const [isAsking, setAsking] = useState(false)
  const [found, setFound] = useState<GeolocationReading | null>(null)

  const ask = async () => {
    setAsking(true)
    const located = await locate(texts.yourBrowserDoesNotTell)
    setAsking(false)
    if ('refusal' in located) return toast.failed(located.refusal)
    setFound(located.reading)
    setPosition(form, located.reading)
  }
  return { found, isAsking, ask: () => void ask() }
}
