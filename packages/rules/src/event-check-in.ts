import type { Attendance } from './attendance.ts'
import { type SessionHours, sessionForCheckIn } from './calendar.ts'
import type { EventPlan } from './event.ts'
import { mapOk, ok, type Result, refuse } from './result.ts'

type Closed = 'event-not-published' | 'event-cancelled' | 'event-over' | 'event-check-in-not-open'

/** [Z-16] Check-in of a published event is open as long as that of a game (D-3). */
export function checkInOpen(
  { state, hours }: Pick<EventPlan, 'state' | 'hours'>,
  at: number,
): Result<SessionHours, Closed> {
  if (state === 'draft' || !hours) return refuse('event-not-published')
  if (state === 'cancelled') return refuse('event-cancelled')
  const open = sessionForCheckIn(hours, at)
  if (open.ok) return open
  return refuse(open.refusal === 'check-in-over' ? 'event-over' : 'event-check-in-not-open')
}

const inList = (list: Attendance['going'], id: string) => list.find((entry) => entry.id === id)

/** [Z-17] People who have a place check themselves in. */
export function checkInToEvent(
  plan: EventPlan,
  personId: string,
  at: number,
): Result<null, Closed | 'not-in' | 'on-waiting-list'> {
  const open = checkInOpen(plan, at)
  if (!open.ok) return open
  const { going, waiting } = plan.attendance
  if (inList(going, personId)) return ok(null)
  return refuse(inList(waiting, personId) ? 'on-waiting-list' : 'not-in')
}

/** [Z-17] Hosts check in people and guests who have a place, and at their own choice those who wait for one. */
export function checkInByHost(
  plan: EventPlan,
  id: string,
  at: number,
): Result<{ personId: string }, Closed | 'reply-not-found'> {
  const { going, waiting } = plan.attendance
  const entry = inList(going, id) ?? inList(waiting, id)
  if (!entry) return refuse('reply-not-found')
  return mapOk(checkInOpen(plan, at), () => ({ personId: entry.personId }))
}
