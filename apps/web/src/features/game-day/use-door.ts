import type { GameDay } from '@turnout/contract/game-day'
import type { Position } from '@turnout/rules/geofence'
import { useCheckInCommand } from './actions.ts'
import type { Door } from './public/door.ts'

/** Where the circle lies; null for a group that never got a place: nobody plays at nought, nought. */
export function venuePosition(day: GameDay): (Position & { radius: number }) | null {
  const { venue_latitude: latitude, venue_longitude: longitude, venue_radius: radius } = day
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude, radius }
}

export function useDoor(day: GameDay): Door {
  const { press, pending } = useCheckInCommand()
  const params = { groupId: day.group_id }
  return {
    name: day.group_name,
    circle: venuePosition(day),
    hasArrived: day.my_player !== null,
    press: (body, outcome) => press({ params, body }, outcome),
    isPending: pending.some((input) => input.params.groupId === day.group_id),
  }
}
