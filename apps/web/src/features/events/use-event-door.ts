import type { Event } from '@turnout/contract/events'
import { DEFAULT_VENUE_RADIUS_M } from '@turnout/rules/geofence'
import type { Door } from '../game-day/public/door.ts'
import { useCheckInToEvent } from './actions.ts'
import { pinOf } from './event-words.ts'

export function useEventDoor(event: Event): Door {
  const { press, pending } = useCheckInToEvent()
  const params = { eventId: event.id }
  const pin = pinOf(event)
  return {
    name: event.title,
    circle: pin && { ...pin, radius: DEFAULT_VENUE_RADIUS_M },
    hasArrived: event.arrived_at !== null,
    press: (body, outcome) => press({ params, body }, outcome),
    isPending: pending.some((input) => input.params.eventId === event.id),
  }
}
