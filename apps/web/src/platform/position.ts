import type { Reading } from '@turnout/rules/place'
import { ok, type Result, refuse } from '@turnout/rules/result'
import { useEffect, useState } from 'react'
import { position as texts } from './texts.ts'

export type PositionRefusal = Exclude<keyof typeof texts, 'noVenue'>

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 10_000 }

/** By the numbers of GeolocationPositionError; whatever else comes is none of ours. */
const REFUSALS: Record<number, PositionRefusal> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** The specification's sentence for a refusal. */
export const positionText = (refusal: PositionRefusal): string => texts[refusal]

/** Where this phone is. Asks the person the first time, so call it from a press only. */
export function askPosition(): Promise<Result<Reading, PositionRefusal>> {
  // also over http in the local network, where browsers hide it
  const { geolocation } = navigator
  if (!geolocation || !isSecureContext) return Promise.resolve(refuse('unsupported'))
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve(ok({ latitude, longitude, accuracy })),
      ({ code }) => resolve(refuse(REFUSALS[code] ?? 'other')),
      OPTIONS,
    )
  })
}

/** Whether the person has allowed it so far, without asking; not where the browser does not tell. */
function watchPermission(tell: (isAllowed: boolean) => void): () => void {
  let status: PermissionStatus | undefined
  let stopped = false
  const say = () => tell(status?.state === 'granted')
  const watch = async () => {
    try {
      const asked = await navigator.permissions.query({ name: 'geolocation' })
      if (stopped) return
      status = asked
      status.addEventListener('change', say)
    } catch {
      // a browser that does not know the question
    }
    if (!stopped) say()
  }
  void watch()
  return () => {
    stopped = true
    status?.removeEventListener('change', say)
  }
}

export function useIsPositionAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false)
  useEffect(() => watchPermission(setAllowed), [])
  return isAllowed
}
