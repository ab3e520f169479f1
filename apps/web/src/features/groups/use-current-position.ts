import type { GeolocationReading } from '@turnout/rules/geofence'
import { useState } from 'react'
import { locate } from '../../platform/device/locate.ts'
import { toast } from '../../platform/toast.ts'
import { currentPosition as texts } from './texts.ts'

export type CurrentPosition = GeolocationReading

/** Where the person stands, once they press for it. */
export function useCurrentPosition(onPosition: (place: CurrentPosition) => void) {
  const [isAsking, setAsking] = useState(false)

  const ask = async () => {
    setAsking(true)
    const located = await locate(texts.yourBrowserDoesNotTell)
    setAsking(false)
    if ('refusal' in located) toast.failed(located.refusal)
    else onPosition(located.reading)
  }
  return { isAsking, ask: () => void ask() }
}
