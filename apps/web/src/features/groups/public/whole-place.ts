import type { PickedPlace, TypedPlace } from './place-picker.tsx'

/** Null until name, address and pin are there. */
export function wholePlace({ name, address, latitude, longitude }: TypedPlace): PickedPlace | null {
  const isWhole = latitude !== null && longitude !== null && name.trim() !== '' && address.trim() !== ''
  return isWhole ? { name, address, latitude, longitude } : null
}
