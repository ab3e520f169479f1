import type { Position } from '@turnout/rules/geofence'
import { useState } from 'react'
import { positionText, requestPosition } from '../../platform/device/geolocation.ts'
import { toast } from '../../platform/toast.ts'
import { currentPosition as texts } from './texts.ts'

const DENIED = texts.yourBrowserDoesNotTell

/** Where somebody stands, asked for by a press. */
export function useCurrentPosition(onPosition: (place: Position) => void) {
  const [isAsking, setAsking] = useState(false)

  const locate = async () => {
    setAsking(true)
    const result = await requestPosition()
    setAsking(false)
    if (!result.ok) toast.failed(result.refusal === 'denied' ? DENIED : positionText(result.refusal))
    else onPosition({ latitude: result.value.latitude, longitude: result.value.longitude })
  }
  return { isAsking, ask: () => void locate() }
}
