import type { GeolocationReading } from '@turnout/rules/geofence'
import { useState } from 'react'
import { positionText, requestPosition } from '../../platform/device/geolocation.ts'
import { toast } from '../../platform/toast.ts'
import { currentPosition as texts } from './texts.ts'

export type CurrentPosition = GeolocationReading

const DENIED = texts.yourBrowserDoesNotTell

/** Where the person stands, once they press for it. */
export function useCurrentPosition(onPosition: (place: CurrentPosition) => void) {
  const [isAsking, setAsking] = useState(false)

  const locate = async () => {
    setAsking(true)
    const result = await requestPosition()
    setAsking(false)
    if (!result.ok) toast.failed(result.refusal === 'denied' ? DENIED : positionText(result.refusal))
    else onPosition(result.value)
  }
  return { isAsking, ask: () => void locate() }
}
