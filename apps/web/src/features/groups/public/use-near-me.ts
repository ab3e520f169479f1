import type { Position } from '@turnout/rules/geofence'
import { useState } from 'react'
import { positionText, requestPosition } from '../../../platform/device/geolocation.ts'
import { toast } from '../../../platform/toast.ts'
import { nearMe as texts } from '../texts.ts'

/** For as long as the app is open: coming back to the list does not ask anew, closing it forgets. */
let lastKnown: Position | null = null

/** Where somebody said they are, as long as the app is open. */
export const lastPosition = (): Position | null => lastKnown

const DENIED = texts.yourBrowserDoesNotTell

/** Nearest first, once somebody has pressed for it. */
export function useNearMe() {
  const [position, setPosition] = useState(lastKnown)
  const [isAsking, setAsking] = useState(false)

  const update = (next: Position | null) => {
    lastKnown = next
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
