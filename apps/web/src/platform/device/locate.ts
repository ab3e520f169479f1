import type { GeolocationReading } from '@turnout/rules/geofence'
import { failures } from '../texts.ts'

type Located = { reading: GeolocationReading } | { refusal: string }

/** Where this phone is; the code that asks loads with the press. `denied` is the caller's text for a refusal. */
export async function locate(denied: string): Promise<Located> {
  const asking = await import('./geolocation.ts').catch(() => null)
  if (!asking) return { refusal: failures.missingCode }
  const result = await asking.requestPosition()
  if (result.ok) return { reading: result.value }
  return { refusal: result.refusal === 'denied' ? denied : asking.positionText(result.refusal) }
}
