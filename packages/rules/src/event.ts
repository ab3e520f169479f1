import { acceptPlace, answerGoing, answerNotGoing, changePlaces, type GoingAnswer } from './answers.ts'
import type { Attendance, AttendanceEvent } from './attendance.ts'
import { listInWords } from './list-in-words.ts'
import { ok, type Result, refuse } from './result.ts'

/** [Z-3] How many places an event may have. */
export const EVENT_PLACES = { min: 2, max: 1000 } as const

/** How many drawn covers an event offers its host; they count from 0. */
export const DRAWN_COVERS = 2

/** [Z-2] How far ahead an event may start. */
export const EVENT_AHEAD_MS = 2 * 366 * 24 * 60 * 60 * 1000

export type EventState = 'draft' | 'published' | 'cancelled'

interface Hours {
  startsAt: number
  endsAt: number
}

/** An event as its rules see it: whether it takes place, when, and who comes. */
export interface EventPlan {
  state: EventState
  /** Null in a draft without hours. */
  hours: Hours | null
  /** Required details that a draft has left open; empty in a published event. */
  missing: readonly string[]
  guestsAllowed: boolean
  attendance: Attendance
}

type Events = readonly AttendanceEvent[]
type Closed = 'event-cancelled' | 'event-over'

/** Without hours no event starts or ends. */
const NO_HOURS: Hours = { startsAt: Number.POSITIVE_INFINITY, endsAt: Number.POSITIVE_INFINITY }

const momentOf = ({ hours }: Pick<EventPlan, 'hours'>, at: number) => ({ at, ...(hours ?? NO_HOURS) })

/** [Z-4] An event is over at its end; a draft never is, its date can still be changed. */
export const isEventOver = ({ state, hours }: Pick<EventPlan, 'state' | 'hours'>, at: number): boolean =>
  state !== 'draft' && at >= (hours ?? NO_HOURS).endsAt

const closedBy = (plan: EventPlan, at: number): Closed | null => {
  if (plan.state === 'cancelled') return 'event-cancelled'
  return isEventOver(plan, at) ? 'event-over' : null
}

/**
 * [Z-2] An event starts later than now, and at most two years ahead. One that has begun keeps its start and
 * ends later than now.
 */
export function checkHours(
  hours: Hours | null,
  before: Hours | null,
  at: number,
): Result<null, 'in-the-past' | 'event-too-far-ahead'> {
  if (!hours || (hours.startsAt === before?.startsAt && hours.endsAt === before.endsAt)) return ok(null)
  const keepsStart = hours.startsAt === before?.startsAt
  if ((hours.startsAt <= at && !keepsStart) || hours.endsAt <= at) return refuse('in-the-past')
  return hours.startsAt > at + EVENT_AHEAD_MS ? refuse('event-too-far-ahead') : ok(null)
}

/**
 * [Z-1] Only a complete event that is still to come can be published. Publishing it again changes nothing.
 */
export function publishEvent(
  plan: EventPlan,
  at: number,
): Result<'published' | 'unchanged', 'event-cancelled' | 'event-incomplete' | 'in-the-past'> {
  if (plan.state === 'cancelled') return refuse('event-cancelled')
  if (plan.state === 'published') return ok('unchanged')
  if (plan.missing.length > 0) return refuse('event-incomplete', { missing: listInWords(plan.missing) })
  return (plan.hours ?? NO_HOURS).startsAt <= at ? refuse('in-the-past') : ok('published')
}

/**
 * [Z-5] A host changes an event until it ends. A published one stays complete. Other places and other hours
 * act as in a scheduled game (H-3, H-8).
 */
export function changeEvent(
  before: EventPlan,
  after: Omit<EventPlan, 'attendance'> & { places: number | null },
  at: number,
): Result<Events, Closed | 'event-incomplete' | 'in-the-past' | 'event-too-far-ahead'> {
  const closed = closedBy(before, at)
  if (closed) return refuse(closed)
  if (before.state === 'published' && after.missing.length > 0)
    return refuse('event-incomplete', { missing: listInWords(after.missing) })
  const hours = checkHours(after.hours, before.hours, at)
  if (!hours.ok) return hours
  return ok(changePlaces(before.attendance, after.places, momentOf(after, at)))
}

/** [Z-6] A published event is cancelled until it ends. It keeps its answers and its address, and stays cancelled. */
export function cancelEvent(plan: EventPlan, at: number): Result<null, Closed | 'event-not-published'> {
  if (plan.state === 'draft') return refuse('event-not-published')
  const closed = closedBy(plan, at)
  return closed ? refuse(closed) : ok(null)
}

/** [Z-6] Only a draft is deleted: people know of a published event. */
export const deleteEvent = ({ state }: Pick<EventPlan, 'state'>): Result<null, 'event-published'> =>
  state === 'draft' ? ok(null) : refuse('event-published')

/**
 * [Z-7] In, as in a scheduled game (H-1, H-5), until the event ends.
 * @param known ids of the guests whom this person has named before.
 */
export function answerEventIn(
  plan: EventPlan,
  answer: Omit<GoingAnswer, 'answeredBy'>,
  known: readonly string[],
  at: number,
): Result<Events, Closed | 'too-many-guests' | 'guests-off' | 'event-not-published'> {
  const open = openFor(plan, at)
  if (!open.ok) return open
  const decision = answerGoing(
    plan.attendance,
    { ...answer, answeredBy: 'self' },
    { guestsAllowed: plan.guestsAllowed, known, behind: false },
    momentOf(plan, at),
  )
  return asEvent(decision)
}

/** [Z-7] Out (H-6). */
export function answerEventOut(
  plan: EventPlan,
  personId: string,
  at: number,
): Result<Events, Closed | 'event-not-published'> {
  const open = openFor(plan, at)
  if (!open.ok) return open
  return asEvent(answerNotGoing(plan.attendance, { personId, answeredBy: 'self' }, momentOf(plan, at)))
}

/** [Z-7] Takes a place that is offered at short notice, for the person or a guest of theirs (H-7). */
export function acceptEventPlace(
  plan: EventPlan,
  personId: string,
  at: number,
): Result<Events, Closed | 'not-waiting' | 'place-taken' | 'event-not-published'> {
  const open = openFor(plan, at)
  return open.ok ? asEvent(acceptPlace(plan.attendance, personId, momentOf(plan, at))) : open
}

function openFor(plan: EventPlan, at: number): Result<null, Closed | 'event-not-published'> {
  if (plan.state === 'draft') return refuse('event-not-published')
  const closed = closedBy(plan, at)
  return closed ? refuse(closed) : ok(null)
}

/** `openFor` has already refused an event that is over, so `game-over` cannot occur. */
const asEvent = <R extends string>(decision: Result<Events, R>) =>
  decision as Result<Events, Exclude<R, 'game-over'>>
