import type { GeolocationReading } from '@turnout/rules/geofence'
import { ok, type Result, refuse } from '@turnout/rules/result'
import { useEffect, useState } from 'react'
import { position as texts } from '../texts.ts'

export type PositionRefusal = Exclude<keyof typeof texts, 'noVenue'>

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 10_000 }

/** By the numbers of GeolocationPositionError; whatever else comes is none of ours. */
const REFUSALS: Record<number, PositionRefusal> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** The specification's sentence for a refusal. */
export const positionText = (refusal: PositionRefusal): string => texts[refusal]

/** Where this phone is. Asks the person the first time, so call it from a press only. */
export function requestPosition(): Promise<Result<GeolocationReading, PositionRefusal>> {
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
function watchPermission(listener: (isAllowed: boolean) => void): () => void {
  let status: PermissionStatus | undefined
  let stopped = false
  const report = () => listener(status?.state === 'granted')
  const watch = async () => {
    try {
      const permission = await navigator.permissions.query({ name: 'geolocation' })
      if (stopped) return
      status = permission
      status.addEventListener('change', report)
    } catch {
      // a browser that does not know the question
    }
    if (!stopped) report()
  }
  void watch()
  return () => {
    stopped = true
    status?.removeEventListener('change', report)
  }
}

export function useIsPositionAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false)
  useEffect(() => watchPermission(setAllowed), [])
  return isAllowed
}
