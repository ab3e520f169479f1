import type { GeolocationReading } from '@turnout/rules/geofence'
import { ok, type Result, refuse } from '@turnout/rules/result'
import { useSyncExternalStore } from 'react'
import { position as texts } from '../texts.ts'

export type PositionRefusal = Exclude<keyof typeof texts, 'noVenue'>

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 10_000 }

/** By the codes of GeolocationPositionError; other errors are not ours to explain. */
const REFUSALS: Record<number, PositionRefusal> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** The specification's sentence for a refusal. */
export const positionText = (refusal: PositionRefusal): string => texts[refusal]

/** Where this phone is. The browser asks the person the first time, so call it from a press only. */
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

let permission: PermissionStatus | undefined

function watchPermission(listener: () => void): () => void {
  const stop = new AbortController()
  const watch = async () => {
    permission = await navigator.permissions.query({ name: 'geolocation' })
    permission.addEventListener('change', listener, stop)
    listener()
  }
  // a browser without this query
  watch().catch(() => undefined)
  return () => stop.abort()
}

/** Whether the person has allowed it before, without asking; false where the browser cannot tell. */
export const useIsPositionAllowed = (): boolean =>
  useSyncExternalStore(
    watchPermission,
    () => permission?.state === 'granted',
    () => false,
  )
