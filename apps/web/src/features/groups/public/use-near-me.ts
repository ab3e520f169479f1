import type { Position } from '@turnout/rules/geofence'
import { useState } from 'react'
import { positionText, requestPosition } from '../../../platform/device/geolocation.ts'
import { toast } from '../../../platform/toast.ts'
import { nearMe as texts } from '../texts.ts'
import { keepPosition, lastPosition } from './last-position.ts'

const DENIED = texts.yourBrowserDoesNotTell

/** Nearest first, once somebody has pressed for it. */
export function useNearMe() {
  const [position, setPosition] = useState(lastPosition)
  const [isAsking, setAsking] = useState(false)

  const update = (next: Position | null) => {
    keepPosition(next)
    setPosition(next)
  }
  const ask = async () => {
    setAsking(true)
    const result = await requestPosition()
    setAsking(false)
    if (result.ok) update(result.value)
    else toast.failed(result.refusal === 'denied' ? DENIED : positionText(result.refusal))
  }
  return { position, isAsking, ask, forget: () => update(null) }
}
