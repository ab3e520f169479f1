import type { PickedPlace, TypedPlace } from './place-picker.tsx'

/** Null until the name, the address and the pin are set. */
export function wholePlace({ name, address, latitude, longitude }: TypedPlace): PickedPlace | null {
  const isWhole = latitude !== null && longitude !== null && name.trim() !== '' && address.trim() !== ''
  return isWhole ? { name, address, latitude, longitude } : null
}
