import { getPlace, type Suggestion } from '@turnout/contract/places'
import type { Position } from '@turnout/rules/geofence'
import { call } from '../../platform/api/call.ts'
import { errorText } from '../../platform/api/problem-error.ts'
import { toast } from '../../platform/toast.ts'
import { positionOf } from './suggestion-text.ts'
import { resolvePlace as texts } from './texts.ts'

/** The position of a suggested place; null, after a toast, if the map service does not return it. */
export async function resolvePlace(
  place: Suggestion,
  session: string,
): Promise<(Position & { address: string }) | null> {
  const position = positionOf(place)
  if (position) return { ...position, address: place.address }
  try {
    return await call(getPlace, { params: { placeId: place.id }, query: { session } })
  } catch (error) {
    toast.failed(errorText(error, texts.weCouldNotFindOut))
    return null
  }
}
