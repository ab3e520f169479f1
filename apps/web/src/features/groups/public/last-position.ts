import type { Position } from '@turnout/rules/geofence'

/** In memory only: returning to the list does not request the position again, and closing the app forgets it. */
let lastKnown: Position | null = null

/** The last position that the person shared since the app was opened. */
export const lastPosition = (): Position | null => lastKnown

export const keepPosition = (position: Position | null): void => {
  lastKnown = position
}
