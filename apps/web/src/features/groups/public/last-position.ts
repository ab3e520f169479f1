import type { Position } from '@turnout/rules/geofence'

/** For as long as the app is open: coming back to the list does not ask anew, closing it forgets. */
let lastKnown: Position | null = null

/** Where the person said they are, as long as the app is open. */
export const lastPosition = (): Position | null => lastKnown

export const keepPosition = (position: Position | null): void => {
  lastKnown = position
}
